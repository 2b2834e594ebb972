import type { Page } from '@playwright/test'
import { currencySelector, firstPrice, RATES_URL, recordRateRequests } from '../support/currency.ts'
import { storeItem } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** Holds the response with the exchange rates until the returned function is called. */
async function delayRates(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>()
  await page.route(RATES_URL, async (route) => {
    await answer.promise
    await route.continue()
  })
  return answer.resolve
}

test.describe('the currency', () => {
  test('exchange rates are used for 30 minutes before they are requested again', async ({ page, context }) => {
    const requestedUrls = recordRateRequests(page)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
    await storeItem(context, 'preferred_currency', 'USD')
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await page.clock.setSystemTime(new Date('2026-11-21T08:29:00Z'))
    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(requestedUrls).toHaveLength(1)
    await page.clock.setSystemTime(new Date('2026-11-21T08:31:00Z'))
    const readStoredRates = () => page.evaluate(() => localStorage.getItem('currency_rates'))
    const before = await readStoredRates()
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await expect.poll(readStoredRates).not.toBe(before)
    expect(requestedUrls).toHaveLength(2)
    // The page stayed open in the background and becomes visible again.
    await page.clock.setSystemTime(new Date('2026-11-21T09:02:00Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => requestedUrls.length).toBe(3)
  })

  test('a chosen currency applies when the rates arrive, and until then the next page hides the currency selector', async ({
    page,
  }) => {
    const releaseRates = await delayRates(page)
    await page.goto('/tours')
    // The rates are requested on focus, before a currency is chosen.
    const request = page.waitForRequest(RATES_URL)
    await currencySelector(page).focus()
    await request
    for (const code of ['USD', 'EUR', 'AUD']) {
      await page.keyboard.press('ArrowDown')
      await expect(currencySelector(page)).toHaveValue(code)
    }
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await currencySelector(page).selectOption('USD')
    // A visitor with a stored currency sees no selector before the rates are loaded.
    const selector = page.locator('header [data-currency]').first()
    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(selector).toBeHidden()
    releaseRates()
    await expect(selector).toBeVisible()
    await expect(selector).toHaveValue('USD')
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })

  test('if the rates and the toast code cannot be loaded, prices stay in rupiah and a message offers a reload', async ({
    page,
    expectErrors,
  }) => {
    expectErrors('currency-rates', 'net::ERR_FAILED')
    await page.route(RATES_URL, (route) => route.abort())
    await page.route(/_astro\/toast\./, (route) => route.abort())
    await page.clock.install()
    await page.goto('/tours')
    await currencySelector(page).selectOption('USD')
    const message = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(message).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(currencySelector(page)).toHaveValue('IDR')
  })
})
