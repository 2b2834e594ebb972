import type { Page } from '@playwright/test'
import { currencySelector, firstPrice, keptChoice, RATES, ratesAskedBy } from '../support/currency.ts'
import { keep } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

/** Keeps the rates of a page on their way until they are let go. */
async function holdRates(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>()
  await page.route(RATES, async (route) => {
    await answer.promise
    await route.continue()
  })
  return answer.resolve
}

test.describe('the currency', () => {
  test('takes rates that are fresh for 30 minutes', async ({ page, context }) => {
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
    // The page stood open meanwhile, and is looked at again.
    await page.clock.setSystemTime(new Date('2026-11-21T09:02:00Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => asked.length).toBe(3)
  })

  test('stays rupiah and says so where rates cannot be had', async ({ page, expectTrouble }) => {
    expectTrouble('currency-rates', '503')
    const asked = ratesAskedBy(page)
    await page.route(RATES, (route) => route.fulfill({ status: 503, json: { error: {} } }))
    await page.goto('/tours')
    await currencySelector(page).selectOption('USD')
    await expect(page.getByText('Prices are shown in rupiah')).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(currencySelector(page)).toHaveValue('IDR')
    expect(asked).toHaveLength(4)
    // The choice is gone with it: no other page asks again.
    expect(await keptChoice(page)).toBeNull()
    await page.goto('/tours/popular')
    await expect(currencySelector(page)).toHaveValue('IDR')
    expect(asked).toHaveLength(4)
  })

  test('is chosen by keys, one after the other, and taken back while its prices are on their way', async ({ page }) => {
    const letRatesGo = await holdRates(page)
    await page.goto('/tours')
    const selector = currencySelector(page)
    // The rates are asked for before anything is chosen.
    const request = page.waitForRequest(RATES)
    await selector.focus()
    await request
    for (const code of ['USD', 'EUR', 'AUD']) {
      await page.keyboard.press('ArrowDown')
      await expect(selector).toHaveValue(code)
    }
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await selector.selectOption('IDR')
    expect(await keptChoice(page)).toBeNull()
    await selector.selectOption('USD')
    letRatesGo()
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await expect(selector).toHaveValue('USD')
  })

  test('is awaited in all selectors, also when the page is left and seen again, and can still be taken back', async ({
    page,
  }) => {
    const letRatesGo = await holdRates(page)
    await page.goto('/tours')
    const selectors = page.locator('[data-currency]')
    await expect(selectors).toHaveCount(2)
    for (const code of ['EUR', 'IDR', 'EUR']) {
      await currencySelector(page).selectOption(code)
      expect(await keptChoice(page)).toBe(code === 'IDR' ? null : code)
      for (const selector of await selectors.all()) await expect(selector).toHaveValue(code)
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      for (const selector of await selectors.all()) await expect(selector).toHaveValue(code)
    }
    letRatesGo()
    await expect(firstPrice(page)).toHaveText(/€$/)
  })

  test('gives way to what is chosen in another tab while its prices are on their way', async ({ page, context }) => {
    const letRatesGo = await holdRates(page)
    await page.goto('/tours')
    await currencySelector(page).selectOption('EUR')
    const other = await context.newPage()
    await other.goto('/tours/popular')
    await currencySelector(other).selectOption('JPY')
    await expect(firstPrice(page)).toHaveText(/^¥/)
    await expect(currencySelector(page)).toHaveValue('JPY')
    const answer = page.waitForResponse(RATES)
    letRatesGo()
    await (await answer).finished()
    await expect(currencySelector(page)).toHaveValue('JPY')
    await expect(firstPrice(page)).toHaveText(/^¥/)
  })

  test('is awaited in the selector, and on the next page with it', async ({ page }) => {
    const letRatesGo = await holdRates(page)
    await page.goto('/tours')
    const selector = page.locator('header [data-currency]').first()
    await currencySelector(page).selectOption('USD')
    await expect(selector).toHaveValue('USD')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    // Whoever comes with a choice is shown none before it is known.
    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(selector).toBeHidden()
    letRatesGo()
    await expect(selector).toBeVisible()
    await expect(selector).toHaveValue('USD')
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })

  test('is said to be rupiah where the rates of what was chosen before can’t be had', async ({
    page,
    context,
    expectTrouble,
  }) => {
    expectTrouble('currency-rates', '503')
    await keep(context, 'preferred_currency', 'USD')
    await page.route(RATES, (route) => route.fulfill({ status: 503, json: { error: {} } }))
    await page.goto('/tours')
    await expect(page.getByText('Prices are shown in rupiah')).toBeVisible()
    await expect(currencySelector(page)).toHaveValue('IDR')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
  })

  test('is said to be rupiah where there is no rate for the one that was chosen', async ({ page }) => {
    await page.route(RATES, (route) => route.fulfill({ json: { currency_rates: { rates: { EUR: 0.00006 } } } }))
    await page.goto('/tours')
    for (const code of ['USD', 'EUR', 'USD']) {
      await currencySelector(page).selectOption(code)
      await expect(currencySelector(page)).toHaveValue(code === 'USD' ? 'IDR' : code)
      await expect(firstPrice(page)).toHaveText(code === 'USD' ? /^Rp/ : /€$/)
      const kept = await keptChoice(page)
      expect(kept).toBe(code === 'USD' ? null : code)
    }
  })

  test('stays rupiah and offers the page anew where not even the words for it can be had', async ({
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

  test('stays rupiah and says so where not even the code that asks for rates can be had', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble('/_astro/load-rates.')
    await page.route(/_astro\/load-rates\./, (route) => route.abort())
    await page.goto('/tours')
    await currencySelector(page).selectOption('USD')
    await expect(page.getByText('Prices are shown in rupiah')).toBeVisible()
    await expect(currencySelector(page)).toHaveValue('IDR')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    expect(await keptChoice(page)).toBeNull()
  })
})
