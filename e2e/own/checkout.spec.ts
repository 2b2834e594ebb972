import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { signIn } from '../support/account.ts'
import { allKinds, openWithCart, totalOf } from '../support/cart.ts'
import { itemOf, main } from '../support/cart-page.ts'
import { nameEverybody } from '../support/checkout.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('an empty cart redirects to the home page, and a cart without bookable items cannot be completed', async ({
  page,
  traveller,
}) => {
  await openWithCart(page, '/checkout')
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart is empty' })).toBeVisible()
  await expect(page).toHaveURL('/')

  const { person, rental } = await allKinds(page.request)
  const gone = { ...rental, date: addDays(todayInBali(new Date()), -1) }
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person, gone)
  const complete = page.getByRole('button', { name: 'Complete Booking' })
  await expect(main(page)).toContainText('An item in your cart can’t be booked and isn’t included here.')
  await expect(complete).toBeEnabled()
  await openWithCart(page, '/checkout', gone)
  await expect(complete).toBeDisabled()
  await expect(complete).toHaveAccessibleDescription('Nothing in your cart can be booked right now.')
})

test('nothing is booked before the terms are read and accepted, and before a changed price is seen', async ({
  page,
  traveller,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings')) sent += 1
  })
  const { person } = await allKinds(page.request)
  const seen = { ...person, total: 212_345_678 }
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', seen)
  await nameEverybody(page)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  const mustAccept = page.getByRole('main').getByText('You must accept the terms and conditions.')
  const accepted = page.getByRole('checkbox', { name: /terms and conditions/ })
  await expect(mustAccept).toBeVisible()
  await expect(accepted).toHaveAccessibleDescription('You must accept the terms and conditions.')

  const dialog = page.getByRole('dialog')
  const agree = dialog.getByRole('button', { name: 'I Agree' })
  // The checkbox opens the dialog with the terms.
  await accepted.click()
  await expect(dialog.getByText('Scroll to the end to agree.')).toBeVisible()
  await expect(agree).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(accepted).not.toBeChecked()

  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await dialog.getByRole('region', { name: 'terms and conditions' }).press('End')
  await expect(agree).toBeEnabled()
  await agree.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(accepted).toBeChecked()
  await expect(mustAccept).toHaveCount(0)

  await test.step('both figures of a price that has changed stay whole on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('button', { name: 'Complete Booking' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'The price has changed' })
    for (const total of [totalOf(seen), totalOf(person)]) {
      const lines = question.getByText(total, { exact: true }).evaluate((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
      })
      expect(await lines).toBe(1)
    }
    await expectNoSidewaysScrolling(page)
  })
  expect(sent).toBe(0)
})

test('an error is shown at its field until the field is changed, even if an item is removed from the cart', async ({
  page,
  traveller,
}) => {
  const { person, whole } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person, whole)
  const form = page.getByRole('main')
  const second = form.getByLabel('Adult 2: full name')
  const phone = form.getByRole('region', { name: 'Emergency Contact' }).getByLabel('Phone')
  await expect(second).toHaveCount(2)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  for (const field of [second.first(), second.last(), phone])
    await expect(field).toHaveAttribute('aria-invalid', 'true')

  await second.first().fill('Made Wirawan')
  await phone.fill('+62 811 1111 1111')
  for (const field of [second.first(), phone]) {
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(field).toHaveAccessibleDescription('')
  }
  await expect(phone).toBeFocused()

  const other = await page.context().newPage()
  await other.goto('/cart')
  await itemOf(main(other), person.id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  // The travellers of the first item now apply to the remaining one.
  await expect(second).toHaveCount(1)
  await expect(second).toHaveValue('Made Wirawan')
  await expect(second).not.toHaveAttribute('aria-invalid')
})

test('keyboard focus is kept when loading is retried after an error', async ({ page, traveller, expectTrouble }) => {
  expectTrouble('/data/settings.json', '/data/transfers/1.json')
  const { transfer } = await allKinds(page.request)
  await signIn(page, traveller)
  for (const file of ['**/data/settings.json', '**/data/transfers/1.json'])
    await page.route(file, (route) => route.fulfill({ status: 503 }))
  await openWithCart(page, '/checkout', transfer)

  const summary = page.getByRole('complementary')
  await expect(summary.getByText('We couldn’t load today’s price.')).toBeVisible()
  await page.unroute('**/data/transfers/1.json')
  await summary.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(summary.getByText('We couldn’t load today’s price.')).toHaveCount(0)
  await expect(summary.getByRole('listitem').filter({ hasText: transfer.tourName })).toBeFocused()

  await page.getByRole('button', { name: 'terms and conditions' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Failed to load the policy. Please try again.')
  await page.unroute('**/data/settings.json')
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog.getByRole('region', { name: 'terms and conditions' })).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
})
