import type { Page } from '@playwright/test'
import { addToCart, openFirstTour } from '../support/booking.ts'
import { currencySelector, firstPrice } from '../support/currency.ts'
import { keep } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const RATES = '**/api/currency-rates'

/** The requests for rates that a page has made so far. */
function ratesAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/currency-rates') && asked.push(request.url()))
  return asked
}

test.describe('the currency', () => {
  test('is rupiah at first, and nobody is asked for rates', async ({ page }) => {
    const asked = ratesAskedBy(page)
    await page.goto('/tours')
    await expect(currencySelector(page).locator('option:checked')).toHaveText('IDR (Rp)')
    await expect(firstPrice(page)).toHaveText(/^Rp[\d.]+$/)
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
    expect(asked).toEqual([])
  })

  test('offers the active ones only', async ({ page }) => {
    await page.goto('/')
    await expect(currencySelector(page).locator('option')).toHaveText([
      'IDR (Rp)',
      'USD ($)',
      'EUR (€)',
      'AUD (A$)',
      'SGD (S$)',
      'JPY (¥)',
    ])
  })

  test('changes all prices at once, on the pages that follow and in other tabs; rupiah clears it', async ({
    page,
    context,
  }) => {
    await page.goto('/tours')
    const other = await context.newPage()
    await other.goto('/')
    await currencySelector(page).selectOption('USD')
    const all = page.locator('[data-idr]:visible')
    await expect(firstPrice(page)).toHaveText(/^\$[\d,]+\.\d\d$/)
    for (const text of await all.allInnerTexts()) expect(text).toMatch(/^\$/)
    await expect(firstPrice(other)).toHaveText(/^\$/)
    await expect(currencySelector(other)).toHaveValue('USD')

    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBe('USD')

    await currencySelector(page).selectOption('IDR')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(firstPrice(other)).toHaveText(/^Rp/)
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
  })

  test('writes a symbol after the amount with a space, and as many decimals as it has', async ({ page }) => {
    await page.goto('/tours')
    await currencySelector(page).selectOption('EUR')
    await expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d €$/)
    await currencySelector(page).selectOption('JPY')
    await expect(firstPrice(page)).toHaveText(/^¥[\d,]+$/)
  })

  // A currency that we do not offer, a code of none, markup, the one that needs no rates, and nothing.
  for (const code of ['RUB', 'ZZZ', '<b>', 'IDR', '']) {
    test(`that is kept as "${code}" but not active is rupiah`, async ({ page, context }) => {
      const asked = ratesAskedBy(page)
      await keep(context, 'preferred_currency', code)
      await page.goto('/tours')
      await expect(currencySelector(page)).toHaveValue('IDR')
      await expect(firstPrice(page)).toHaveText(/^Rp/)
      await expect(firstPrice(page)).toBeVisible()
      expect(asked).toEqual([])
    })
  }

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
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await expect.poll(() => asked.length).toBe(2)
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
    await expect(page.getByText('Prices stay in rupiah')).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(currencySelector(page)).toHaveValue('IDR')
    expect(asked).toHaveLength(4)
    // The choice is gone with it: no other page asks again.
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
    await page.goto('/tours/popular')
    await expect(currencySelector(page)).toHaveValue('IDR')
    expect(asked).toHaveLength(4)
  })

  test('is chosen by keys, one after the other, and taken back while its prices are on their way', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(RATES, async (route) => {
      await answer.promise
      await route.continue()
    })
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
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
    await selector.selectOption('USD')
    answer.resolve()
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await expect(selector).toHaveValue('USD')
  })

  test('is awaited in the selector, and on the next page with it', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(RATES, async (route) => {
      await answer.promise
      await route.continue()
    })
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
    answer.resolve()
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
    await expect(page.getByText('Prices stay in rupiah')).toBeVisible()
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
      const kept = await page.evaluate(() => localStorage.getItem('preferred_currency'))
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
    const note = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' })
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(note).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(currencySelector(page)).toHaveValue('IDR')
  })

  test('shows nobody rupiah first who prefers another one, and no price waits for ever', async ({ page, context }) => {
    await keep(context, 'preferred_currency', 'USD')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/tours', { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    // Hidden by an animation that ends by itself.
    await expect(firstPrice(page)).toHaveCSS('animation-name', 'wait-for-currency')
    await expect(firstPrice(page)).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    scripts.resolve()
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })

  test('is that of prices that are drawn later, once they say so', async ({ page, context }) => {
    await keep(context, 'preferred_currency', 'USD')
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    const text = await page.getByRole('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<p id="late"><span data-idr="1500000">Rp1.500.000</span></p>')
      main.dispatchEvent(new Event('nusa:prices', { bubbles: true }))
      return main.querySelector('#late')?.textContent
    })
    expect(text).toMatch(/^\$\d+\.\d\d$/)
  })

  test('has the rupiah that will be charged beside every total', async ({ page }) => {
    await openFirstTour(page)
    const total = await addToCart(page)
    const beside = page.getByText(`Charged in rupiah: ${total}`)
    await expect(beside).toHaveCount(0)
    await page.keyboard.press('Escape')
    await currencySelector(page).selectOption('USD')
    const summary = page.getByRole('region', { name: 'Price summary' })
    await expect(summary.getByText(`Charged in rupiah: ${total}`)).toBeVisible()
    await expect(summary.getByText(/^Total$/).locator('xpath=..')).toHaveText(/\$[\d,]+\.\d\d/)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByText(`Charged in rupiah: ${total}`)).toBeVisible()
    await page.getByRole('link', { name: /^Your Cart/ }).click()
    await expect(page.getByRole('dialog').getByText(`Charged in rupiah: ${total}`)).toBeVisible()
  })
})
