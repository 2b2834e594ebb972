import { createItemsOfEachKind, openWithCart, readStoredCart } from '../support/cart.ts'
import { cartItem, cartPanel, main, openCartPanel } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

test('unsaved cart changes are not lost on another page, and the cart panel offers to apply the changes', async ({
  page,
  request,
}) => {
  const { perPerson } = await createItemsOfEachKind(request)
  await openWithCart(page, '/cart', perPerson)
  await cartItem(main(page), perPerson.id)
    .getByRole('button', { name: /^Travelers/ })
    .click()
  const travellers = page.getByRole('dialog', { name: 'Travelers' })
  await travellers.getByRole('button', { name: 'Increase Adults' }).click()
  await travellers.getByRole('button', { name: 'Done' }).click()
  await page.goto('/news')
  await openCartPanel(page)
  await cartPanel(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page
    .getByRole('dialog', { name: 'Apply your changes?' })
    .getByRole('button', { name: 'Apply and continue' })
    .click()
  await expect(page).toHaveURL(/\/checkout$/)
  expect(await readStoredCart(page)).toMatchObject([{ adults: 3 }])
})
