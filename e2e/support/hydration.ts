import type { Page } from '@playwright/test'
import { productUnderTest } from './product.ts'

/**
 * Waits until React has hydrated a page of the CMS. Clicks and input are lost before that. React adds a property that
 * starts with `__reactProps$` to each hydrated element.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, a, input, textarea, select')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  )
}

/** Changes `page.goto` and `page.reload`, so that they wait until a page of the CMS is hydrated. */
export function waitForHydrationOnNavigation(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const adminUrl = new URL('/admin', productUnderTest().cmsUrl).href
  const waitIfCmsPage = async () => {
    if (page.url().startsWith(adminUrl)) await waitUntilHydrated(page)
  }
  page.goto = async (...args) => {
    const response = await goto(...args)
    await waitIfCmsPage()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await waitIfCmsPage()
    return response
  }
}
