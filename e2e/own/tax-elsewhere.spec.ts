import { signIn } from '../support/account.ts'
import { allKinds, openWithCart, totalOf } from '../support/cart.ts'
import { expectTotal, main } from '../support/cart-page.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'

test('a tax accepted in another tab is charged, and is not shown as a price change again', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('503')
  await signIn(page, traveller)
  const { person } = await allKinds(page.request)
  const settings = await (await page.request.get('/data/settings.json')).json()
  await page.route('**/data/settings.json', (route) => route.fulfill({ json: { ...settings, tax: 8 } }))
  await openWithCart(page, '/checkout', { ...person, taxRate: 8 })
  await nameEverybody(page)
  await readTerms(page)
  const summary = main(page).getByRole('complementary')
  await expect(summary).toContainText('Tax (8%)')
  await page.unroute('**/data/settings.json')

  const other = await page.context().newPage()
  const error = { code: 'unavailable', message: 'In words.' }
  await other.route('**/api/bookings', (route) => route.fulfill({ status: 503, json: { error } }))
  await other.goto('/checkout')
  await nameEverybody(other)
  await readTerms(other)
  await other.getByRole('button', { name: 'Complete Booking' }).click()
  await other.getByRole('button', { name: 'Book at the new price' }).click()
  await expect(other.getByText('In words.')).toBeVisible()
  await other.close()

  await expect(summary).toContainText('Tax (10%)')
  await expectTotal(summary, totalOf(person))
  await expect(summary).not.toContainText('The price has changed')
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expectTotal(main(page).getByRole('complementary'), totalOf(person))
})
