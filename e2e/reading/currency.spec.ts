import { addToCart, openFirstTour } from '../support/booking.ts'
import { currencySelector, firstPrice, keptChoice, ratesAskedBy } from '../support/currency.ts'
import { keep } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.describe('the currency', () => {
  test('is one of the active ones, rupiah at first and where another is kept, and nobody is asked for rates', async ({
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
    // A currency that we do not offer, a code of none, markup, the one that needs no rates, and nothing.
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
