import type { FrameLocator, Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { Cms } from './cms.ts'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

const mediaSchema = z.object({ docs: z.tuple([z.object({ url: z.string() })], z.unknown()) })

export interface UploadFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function readDemoPicture(page: Page, cms: Cms, name: string): Promise<UploadFile> {
  const { docs } = mediaSchema.parse(await cms.request('GET', `/media?where[filename][contains]=${name}&depth=0`))
  const file = await page.request.get(new URL(docs[0].url, productUnderTest().cmsUrl).href)
  return { name: `walk-${name}.webp`, mimeType: 'image/webp', buffer: await file.body() }
}

/** Opens a tab of a form. Retries, because a click has no effect before the form is hydrated. */
export async function openTab(page: Page, name: string, content: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(content).toBeVisible({ timeout: 2000 })
  }).toPass()
}

export const showAllButton = (page: Page): Locator => page.getByRole('button', { name: 'Show All' }).first()

/** Shows all packages. Waits for the end of the animation, because a click would miss an element that moves. */
export async function expandPackages(page: Page): Promise<void> {
  await showAllButton(page).click()
  const content = page.locator('#pricing-row-0 .rah-static').first()
  await expect(content).toHaveAttribute('aria-hidden', 'false')
  await expect(content).not.toHaveClass(/rah-animating/)
}

export async function chooseFiles(page: Page, field: string, files: UploadFile[]): Promise<void> {
  await page.locator(`#field-${field}`).getByRole('button', { name: 'Create new' }).click()
  await page.locator('.drawer--is-open input[type="file"]').setInputFiles(files)
}

/**
 * Opens the live preview, unless it is already open, and returns its content. The CMS remembers for each editor whether
 * the preview is open.
 */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const openButton = page.getByRole('button', { name: 'Live preview', exact: true })
  await expect(async () => {
    if (await openButton.isVisible()) await openButton.click()
    await expect(page.getByRole('button', { name: 'Exit live preview' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  return page.frameLocator('#live-preview-iframe').frameLocator('iframe').last()
}
