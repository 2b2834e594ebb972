import { addDays, formatDate, todayInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { allKinds, keptCart, openWithCart, totalOf } from '../support/cart.ts'
import { expectTotal, itemOf, main } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

test('fewer cars than the travelers need are refused, in words', async ({ page, request }) => {
  const { transfer } = await allKinds(request)
  const party = { ...transfer, adults: 8, quantity: 2, total: transfer.total * 2 }
  await openWithCart(page, '/cart', party)
  const item = itemOf(main(page), transfer.id)
  await item.getByRole('button', { name: /^Decrease Cars/ }).click()
  await expect(
    page.getByText(/^Total guests \(adults \+ children\) cannot exceed \d+ seats for 1 car\(s\)\.$/),
  ).toBeVisible()
  await expect(item.locator('output')).toHaveText('2')
  expect(await keptCart(page)).toEqual([party])
})

test('a price that changed since last week is said and accepted', async ({ page, request }) => {
  const { person, room } = await allKinds(request)
  const seen = { ...room, price: 500, total: 1_000 }
  await openWithCart(page, '/cart', person, seen)
  const item = itemOf(main(page), room.id)
  await expect(item).toContainText('The price has changed')
  await expect(item).toContainText(`It was Rp1.000 and is now ${formatRupiah(room.total)}.`)
  await expectTotal(main(page), totalOf(person, room))
  await item.getByRole('button', { name: 'Accept the new price' }).click()
  await expect(item).toBeFocused()
  await expect(page.getByText('The price has changed')).toHaveCount(0)
  expect((await keptCart(page))[1]?.total).toBe(room.total)
})

test('a price that changed is said until it is accepted, whatever is changed about the item', async ({
  page,
  request,
}) => {
  const { transfer } = await allKinds(request)
  const seen = { ...transfer, price: transfer.price - 1_000, total: transfer.price - 1_000 }
  await openWithCart(page, '/cart', seen)
  const item = itemOf(main(page), transfer.id)
  const said = (cars: number) =>
    expect(item).toContainText(
      `It was ${formatRupiah(seen.price * cars)} and is now ${formatRupiah(transfer.price * cars)}.`,
    )
  await said(1)
  await item.getByRole('button', { name: /^Increase Cars/ }).click()
  await said(2)
  await item.getByLabel('Pickup time').selectOption('23:30')
  await expect(item).toContainText(`New price: ${formatRupiah(transfer.price * 2)}`)
  await item.getByRole('button', { name: 'Update Cart' }).click()
  await expect(page.getByText('Cart updated')).toBeVisible()
  await said(2)
  await item.getByRole('button', { name: 'Accept the new price' }).click()
  await expect(page.getByText('The price has changed')).toHaveCount(0)
  await item.getByRole('button', { name: /^Increase Cars/ }).click()
  await expectTotal(main(page), totalOf({ ...transfer, total: transfer.price * 3 }))
  await expect(page.getByText('The price has changed')).toHaveCount(0)
})

test('prices that could not be looked up are said, with a way to try again, and nothing is put aside', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble('/data/transfers/1.json')
  const { person, transfer } = await allKinds(request)
  await page.route('**/data/transfers/1.json', (route) => route.fulfill({ status: 503 }))
  await openWithCart(page, '/cart', person, transfer)
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText('We couldn’t load all of today’s prices')
  await expect(main(page)).not.toContainText('aren’t included in the total')
  await expect(main(page)).not.toContainText('can be booked')
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()

  await page.unroute('**/data/transfers/1.json')
  await summary.getByRole('button', { name: 'Try again' }).click()
  await expectTotal(main(page), totalOf(person, transfer))
})

test('items of one day differ in what is their own: their package, picture and duration', async ({ page, request }) => {
  const { rental } = await allKinds(request)
  const other = { ...rental, id: 'other', quantity: 1, tourDuration: '1 day(s)' }
  await openWithCart(page, '/cart', { ...rental, tourDuration: '3 day(s)' }, other)
  await expect(main(page).getByRole('heading', { level: 2, name: rental.tourName })).toHaveCount(1)
  await expect(itemOf(main(page), rental.id)).toContainText('3 day(s)')
  await expect(itemOf(main(page), other.id)).toContainText('1 day(s)')
})

test('what can not be added any more is left out with one press, and the rest is booked', async ({ page, request }) => {
  const { person, rental } = await allKinds(request)
  const gone = { id: 'gone', name: 'Snow chains', price: 40_000 }
  const chained = { ...rental, addOns: [...rental.addOns, gone], total: rental.total + gone.price }
  await openWithCart(page, '/cart', person, chained)
  await expectTotal(main(page), totalOf(person))
  const item = itemOf(main(page), rental.id)
  await expect(item).toContainText('Snow chains × 1')
  await item.getByRole('button', { name: 'Book it without Snow chains' }).click()
  await expect(item).toBeFocused()
  await expectTotal(main(page), totalOf(person, rental))
  await expect(page.getByText('The price has changed')).toHaveCount(0)
})

test('what can not be booked says why and is kept out of the total and the checkout', async ({
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

test('with nothing that can be booked the checkout is closed', async ({ page, request }) => {
  const { transfer } = await allKinds(request)
  await openWithCart(page, '/cart', { ...transfer, pickupTime: '14:15' })
  await expect(main(page)).toContainText('We don’t offer pickups at 14:15.')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await itemOf(main(page), transfer.id).getByLabel('Pickup time').selectOption('14:00')
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test('in another currency the rupiah that will be charged stand beside the total, and a hotel stays in rupiah', async ({
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
