import { addToCart, openFirstTour } from '../support/booking.ts'
import { currencySelector, firstPrice, keptChoice, ratesAskedBy } from '../support/currency.ts'
import { keep } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.describe('the currency', () => {
  test('is one of the active ones, falls back to rupiah for an unknown stored code, and requests no rates', async ({
    page,
  }) => {
    const asked = ratesAskedBy(page)
    await page.goto('/tours')
    await expect(currencySelector(page).locator('option')).toHaveText([
      'IDR (Rp)',
      'USD ($)',
      'EUR (€)',
      'AUD (A$)',
      'SGD (S$)',
      'JPY (¥)',
    ])
    await expect(currencySelector(page).locator('option:checked')).toHaveText('IDR (Rp)')
    await expect(firstPrice(page)).toHaveText(/^Rp[\d.]+$/)
    expect(await keptChoice(page)).toBeNull()
    // A currency that we do not offer, an unknown code, markup, rupiah itself, and an empty text.
    for (const code of ['RUB', 'ZZZ', '<b>', 'IDR', ''])
      await test.step(`"${code}" is kept`, async () => {
        await page.evaluate((code) => localStorage.setItem('preferred_currency', code), code)
        await page.goto('/tours')
        await expect(currencySelector(page)).toHaveValue('IDR')
        await expect(firstPrice(page)).toHaveText(/^Rp/)
        await expect(firstPrice(page)).toBeVisible()
      })
    expect(asked).toEqual([])
  })

  test('changes all prices at once, on later pages and in other tabs; choosing rupiah removes the stored choice', async ({
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

    await test.step('and prices that are drawn later, once they say so', async () => {
      const text = await page.getByRole('main').evaluate((main) => {
        main.insertAdjacentHTML('beforeend', '<p id="late"><span data-idr="1500000">Rp1.500.000</span></p>')
        main.dispatchEvent(new Event('nusa:prices', { bubbles: true }))
        return main.querySelector('#late')?.textContent
      })
      expect(text).toMatch(/^\$\d+\.\d\d$/)
    })

    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(await keptChoice(page)).toBe('USD')

    await currencySelector(page).selectOption('IDR')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(firstPrice(other)).toHaveText(/^Rp/)
    expect(await keptChoice(page)).toBeNull()

    await test.step('with its symbol where it belongs, and as many decimals as it has', async () => {
      await currencySelector(page).selectOption('EUR')
      await expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d €$/)
      await currencySelector(page).selectOption('JPY')
      await expect(firstPrice(page)).toHaveText(/^¥[\d,]+$/)
    })
  })

  test('never shows rupiah first to a visitor with another currency, and no price stays hidden for ever', async ({
    page,
    context,
  }) => {
    await keep(context, 'preferred_currency', 'USD')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/tours', { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    // An animation hides it and ends without scripts.
    await expect(firstPrice(page)).toHaveCSS('animation-name', 'wait-for-currency')
    await expect(firstPrice(page)).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    scripts.resolve()
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })

  test('shows the rupiah amount next to every total', async ({ page }) => {
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
