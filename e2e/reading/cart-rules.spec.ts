import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { createItemsOfEachKind, formatTotal, openWithCart } from '../support/cart.ts'
import { expectTotal, main } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

test('items that cannot be booked are not in the passenger forms or the total of the checkout', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors('/data/car-rentals/9999.json')
  const { perPerson, transfer, rental } = await createItemsOfEachKind(request)
  const past = { ...transfer, date: addDays(todayInBali(new Date()), -3) }
  const sold = { ...rental, productId: 'car-rental-9999', productName: 'A car that was sold' }
  await openWithCart(page, '/checkout', past, sold, perPerson)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectTotal(main(page), formatTotal(perPerson))
  await expect(main(page)).toContainText('2 items in your cart can’t be booked and aren’t included here.')
  await expect(main(page).getByRole('group', { name: new RegExp(perPerson.productName) })).toHaveCount(1)
  await expect(main(page).getByRole('group', { name: new RegExp(sold.productName) })).toHaveCount(0)
})
