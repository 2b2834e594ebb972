import { test as base, type Page } from '@playwright/test'
import { type Account, createTraveller } from './account.ts'
import { waitForHydrationOnNavigation } from './hydration.ts'
import { productUnderTest } from './product.ts'

type Fixtures = {
  /** An error that the test causes on purpose is expected if its message or URL contains one of the texts. */
  expectErrors(...texts: string[]): void
  /** The traveller has a complete profile and is created for this test. */
  traveller: Account
}

/** Fails on unexpected errors in the browser: errors in the console, in scripts or in responses. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    waitForHydrationOnNavigation(page)
    await use(page)
  },
  // Playwright requires that the first parameter is destructured.
  baseURL: async ({ browserName: _ }, use) => use(productUnderTest().siteUrl),
  traveller: async ({ browserName: _ }, use) => use(await createTraveller()),
  expectErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      const expectedTexts: string[] = []
      collectErrors(page, errors)
      page.context().on('page', (openedPage) => collectErrors(openedPage, errors))
      await use((...texts) => void expectedTexts.push(...texts))
      const unexpectedErrors = errors.filter((error) => !expectedTexts.some((text) => error.includes(text)))
      test.expect(unexpectedErrors, 'the browser has no unexpected errors').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`Script error on ${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`Console on ${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.method()} ${request.url()}`)
  })
}
