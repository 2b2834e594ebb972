import type { Page } from '@playwright/test'
import { currencySelector, firstPrice, RATES, ratesAskedBy } from '../support/currency.ts'
import { keep } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

/** Holds the response with the exchange rates until the returned function is called. */
async function holdRates(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>()
  await page.route(RATES, async (route) => {
    await answer.promise
    await route.continue()
  })
  return answer.resolve
}

test.describe('the currency', () => {
  test('uses rates for 30 minutes before it requests them again', async ({ page, context }) => {
    const asked = ratesAskedBy(page)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
    await keep(context, 'preferred_currency', 'USD')
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await page.clock.setSystemTime(new Date('2026-11-21T08:29:00Z'))
    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(asked).toHaveLength(1)
    await page.clock.setSystemTime(new Date('2026-11-21T08:31:00Z'))
    const keptAt = () => page.evaluate(() => localStorage.getItem('currency_rates'))
    const before = await keptAt()
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await expect.poll(keptAt).not.toBe(before)
    expect(asked).toHaveLength(2)
    // The page stayed open in the background and becomes visible again.
    await page.clock.setSystemTime(new Date('2026-11-21T09:02:00Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => asked.length).toBe(3)
  })

  test('is chosen with the keyboard, and the selector waits for the rates, also on the next page', async ({ page }) => {
    const letRatesGo = await holdRates(page)
    await page.goto('/tours')
    // The rates are requested on focus, before a currency is chosen.
    const request = page.waitForRequest(RATES)
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
    letRatesGo()
    await expect(selector).toBeVisible()
    await expect(selector).toHaveValue('USD')
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })

  test('stays rupiah and offers to reload the page if not even the code for the message can be loaded', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble('currency-rates', 'net::ERR_FAILED')
    await page.route(RATES, (route) => route.abort())
    await page.route(/_astro\/toast\./, (route) => route.abort())
    await page.clock.install()
    await page.goto('/tours')
    await currencySelector(page).selectOption('USD')
    const note = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(note).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(currencySelector(page)).toHaveValue('IDR')
  })
})
