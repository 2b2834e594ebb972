import { test as base, type Page } from '@playwright/test'
import { type Account, newTraveller } from './account.ts'
import { productUnderTest } from './product.ts'

type Fixtures = {
  /** Registers parts of messages or URLs of errors that the test causes on purpose. */
  expectTrouble(...parts: string[]): void
  /** A traveller with a complete profile, created for this test. */
  traveller: Account
}

/** Fails a test on any unexpected browser error: in the console, in a script or in a response. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(productUnderTest().siteUrl),
  traveller: async ({ browserName: _ }, use) => use(await newTraveller()),
  expectTrouble: [
    async ({ page }, use) => {
      const trouble: string[] = []
      const expected: string[] = []
      watch(page, trouble)
      page.context().on('page', (opened) => watch(opened, trouble))
      await use((...parts) => void expected.push(...parts))
      const unexpected = trouble.filter((text) => !expected.some((part) => text.includes(part)))
      test.expect(unexpected, 'nothing went wrong in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test

function watch(page: Page, trouble: string[]): void {
  page.on('pageerror', (error) => trouble.push(`Script error on ${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error')
      trouble.push(`Console on ${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${reason} ${request.method()} ${request.url()}`)
  })
}
