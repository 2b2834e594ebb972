import { readStoredCart } from '../support/cart.ts'
import { cartPanel } from '../support/cart-page.ts'
import { openCarDialog, openRoomDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/test.ts'

test('adding a room to the cart closes the room dialog and opens the cart', async ({ page }) => {
  await page.goto('/news')
  const dialog = await openRoomDialog(page, /^Book Room.*Pool Villa/)
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  const cart = cartPanel(page)
  await expect(cart).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/news')
})

test('a double click on Add to Cart adds one room and opens the cart, where the second click has no effect', async ({
  page,
}) => {
  const dialog = await openRoomDialog(page, /^Book Room.*Pool Villa/)
  const url = page.url()
  await dialog.getByRole('button', { name: 'Add to Cart' }).dblclick({ delay: 60 })
  const cart = cartPanel(page)
  await expect(cart.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(page.url()).toBe(url)
  expect(await readStoredCart(page)).toHaveLength(1)
  await cart.getByRole('link', { name: 'View Cart' }).press('Enter')
  await expect(page).toHaveURL('/cart')
})

test('holding Enter on Add to Cart opens the cart and does not close the cart again', async ({ page }) => {
  const dialog = await openCarDialog(page)
  await dialog.getByLabel(/^Delivery location/).fill('Jalan Raya Ubud 1')
  await dialog.getByRole('button', { name: 'Add to Cart' }).focus()
  await page.keyboard.down('Enter')
  const cart = cartPanel(page)
  const close = cart.getByRole('button', { name: 'Close' }).first()
  await expect(close).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(cart).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key)
  await expect(cart).toBeHidden()
})
