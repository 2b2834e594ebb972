import { addDays, formatDate, todayInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { allKinds, openWithCart, totalOf } from '../support/cart.ts'
import { expectTotal, itemOf, main } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

test('an item that cannot be booked shows why, and is excluded from the total and the checkout', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble('/data/car-rentals/9999.json')
  const { person, transfer, rental, room } = await allKinds(request)
  const past = { ...transfer, date: addDays(todayInBali(new Date()), -3) }
  const sold = { ...rental, tourId: 'car-rental-9999', tourName: 'A car that was sold' }
  const gone = { ...room, packageId: 'no-such-room' }
  const local = { ...person, id: 'old', packageId: 'no-such-package' }
  await openWithCart(page, '/cart', past, sold, gone, local, person)

  await expect(itemOf(main(page), past.id)).toContainText(`In Bali, ${formatDate(past.date)} has passed.`)
  await expect(itemOf(main(page), sold.id)).toContainText('This car is no longer offered.')
  await expect(itemOf(main(page), gone.id)).toContainText('This room is no longer offered.')
  await expect(itemOf(main(page), local.id)).toContainText('This package is no longer offered.')
  await expect(main(page).getByText('aren’t included in the total')).toBeVisible()
  await expectTotal(main(page), totalOf(person))

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectTotal(main(page), totalOf(person))
  await expect(main(page)).toContainText('4 items in your cart can’t be booked and aren’t included here.')
  await expect(main(page).getByRole('group', { name: new RegExp(person.tourName) })).toHaveCount(1)
  await expect(main(page).getByRole('group', { name: new RegExp(sold.tourName) })).toHaveCount(0)

  await page.goto('/cart')
  const ride = itemOf(main(page), past.id)
  await ride.getByRole('button', { name: /^Date/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('dialog').locator('[data-date]').last().click()
  await ride.getByRole('button', { name: 'Update Cart' }).click()
  await expectTotal(main(page), totalOf(person, transfer))
  for (const { id } of [sold, gone, local])
    await itemOf(main(page), id)
      .getByRole('button', { name: /^Remove/ })
      .click()
  await expect(main(page).getByText('aren’t included in the total')).toHaveCount(0)
  await expectTotal(main(page), totalOf(person, transfer))
})

test('in another currency the rupiah amount is shown next to the total, and a hotel stays in rupiah', async ({
  page,
  request,
}) => {
  const { transfer, room } = await allKinds(request)
  await page.goto('/thank-you')
  await page.evaluate(() => localStorage.setItem('preferred_currency', 'USD'))
  await openWithCart(page, '/cart', transfer, room)
  await expect(itemOf(main(page), transfer.id)).toContainText('$')
  await expect(itemOf(main(page), room.id)).toContainText(formatRupiah(room.total))
  await expect(main(page).getByText('Total', { exact: true }).locator('xpath=..')).toContainText('$')
  await expect(main(page)).toContainText(totalOf(transfer, room))
})
