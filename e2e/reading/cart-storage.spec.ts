import { readTotal } from '../support/booking.ts'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { cartItem, cartPanel, main, openCartPanel } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

test('every change of the cart appears immediately in all tabs, including the undo of a removal', async ({
  page,
  context,
  request,
}) => {
  const { perPerson, room } = await createItemsOfEachKind(request)
  await openWithCart(page, '/cart', perPerson, room)
  const other = await context.newPage()
  await other.goto('/news')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Your Cart: 2' })).toBeVisible()
  await openCartPanel(other)
  await cartItem(cartPanel(other), room.id)
    .getByRole('button', { name: /^Increase Rooms/ })
    .click()
  await expect(cartItem(main(page), room.id).locator('output')).toHaveText('2')

  await cartItem(main(page), perPerson.id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cartItem(cartPanel(other), perPerson.id)).toHaveCount(0)
  await expect.poll(() => readTotal(cartPanel(other))).toBe(await readTotal(main(page)))

  await cartItem(cartPanel(other), room.id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cartPanel(other)).toContainText('Your cart is empty')
  await expect(main(page)).toContainText('Your cart is empty')
  await cartPanel(other).getByRole('button', { name: 'Undo' }).click()
  await expect(cartItem(main(page), room.id)).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
})
