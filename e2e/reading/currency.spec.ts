import { currencySelector, firstPrice, readStoredCurrency } from '../support/currency.ts'
import { storeItem } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.describe('the currency', () => {
  test('a chosen currency applies to all prices, pages and tabs, and choosing rupiah removes the stored choice', async ({
    page,
    context,
  }) => {
    await page.goto('/tours')
    await expect(currencySelector(page).locator('option')).toHaveText([
      'IDR (Rp)',
      'USD ($)',
      'EUR (€)',
      'AUD (A$)',
      'SGD (S$)',
      'JPY (¥)',
    ])
    const other = await context.newPage()
    await other.goto('/')
    await currencySelector(page).selectOption('USD')
    const all = page.locator('[data-idr]:visible')
    await expect(firstPrice(page)).toHaveText(/^\$[\d,]+\.\d\d$/)
    for (const text of await all.allInnerTexts()) expect(text).toMatch(/^\$/)
    await expect(firstPrice(other)).toHaveText(/^\$/)
    await expect(currencySelector(other)).toHaveValue('USD')

    await test.step('prices inserted later are converted after a nusa:prices event', async () => {
      const text = await page.getByRole('main').evaluate((main) => {
        main.insertAdjacentHTML('beforeend', '<p id="late"><span data-idr="1500000">Rp1.500.000</span></p>')
        main.dispatchEvent(new Event('nusa:prices', { bubbles: true }))
        return main.querySelector('#late')?.textContent
      })
      expect(text).toMatch(/^\$\d+\.\d\d$/)
    })

    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(await readStoredCurrency(page)).toBe('USD')

    await currencySelector(page).selectOption('IDR')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(firstPrice(other)).toHaveText(/^Rp/)
    expect(await readStoredCurrency(page)).toBeNull()

    await test.step('each currency has its symbol in the right position and the right number of decimals', async () => {
      await currencySelector(page).selectOption('EUR')
      await expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d €$/)
      await currencySelector(page).selectOption('JPY')
      await expect(firstPrice(page)).toHaveText(/^¥[\d,]+$/)
    })
  })

  test('prices in another currency are hidden until they are converted, but only for a limited time', async ({
    page,
    context,
  }) => {
    await storeItem(context, 'preferred_currency', 'USD')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/tours', { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    // An animation hides the price, and ends without scripts.
    await expect(firstPrice(page)).toHaveCSS('animation-name', 'wait-for-currency')
    await expect(firstPrice(page)).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    scripts.resolve()
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })
})
