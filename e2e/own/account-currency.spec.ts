import { signIn } from '../support/account.ts'
import { currencySelector, firstPrice } from '../support/currency.ts'
import { expect, test } from '../support/test.ts'

const PREFERENCES = '**/api/account/preferences'

test('an account keeps the currency that was chosen last, however slow an earlier request is', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, '/tours')
  const slow = Promise.withResolvers<void>()
  const told: string[] = []
  await page.route(PREFERENCES, async (route) => {
    told.push(route.request().postDataJSON().preferred_currency)
    if (told.length === 1) await slow.promise
    await route.continue()
  })
  await currencySelector(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => told).toEqual(['USD'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(firstPrice(page)).toHaveText(/^A\$/)
  const first = page.waitForResponse(PREFERENCES)
  slow.resolve()
  await (await first).finished()
  const owner = () => page.evaluate(() => localStorage.getItem('preferred_currency_of'))
  await expect.poll(owner).toMatch(/^\d+$/)
  const account = await (await page.request.get('/api/account')).json()
  expect(account.preferred_currency).toBe('AUD')
  expect(told).toEqual(['USD', 'AUD'])

  // Simulates a later visit, on which the page requests the account's currency again.
  await page.evaluate(() => localStorage.removeItem('personal:currency-of'))
  const asked = page.waitForResponse('**/api/account')
  await page.goto('/tours/popular')
  await (await asked).finished()
  await expect(currencySelector(page)).toHaveValue('AUD')
  await expect(firstPrice(page)).toHaveText(/^A\$/)
})
