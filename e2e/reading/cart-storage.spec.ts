import { totalIn } from '../support/booking.ts'
import { allKinds, openWithCart, storeCart, storedCart, totalOf } from '../support/cart.ts'
import { expectTotal, itemOf, main, openPanel, panel } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

test('a removal is undone with Undo or with Ctrl+Z, and clearing the cart asks first', async ({ page, request }) => {
  const { person, transfer, rental, room } = await allKinds(request)
  await openWithCart(page, '/cart', person, transfer, room)
  const ids = async () => (await storedCart(page)).map(({ id }) => id)

  await test.step('the focus comes along with what is taken back', async () => {
    const remove = (id: string) => itemOf(main(page), id).getByRole('button', { name: /^Remove/ })
    await remove(transfer.id).click()
    await expect(page.getByText('Removed from cart')).toBeVisible()
    expect(await ids()).toEqual([person.id, room.id])
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await ids()).toEqual([person.id, transfer.id, room.id])
    await expect(itemOf(main(page), transfer.id)).toBeFocused()

    await remove(room.id).focus()
    await page.keyboard.press('Enter')
    await expect(itemOf(main(page), transfer.id)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(itemOf(main(page), room.id)).toBeFocused()
    expect(await ids()).toEqual([person.id, transfer.id, room.id])
    // A removal is undone only once.
    await page.keyboard.press('Control+z')
    expect(await ids()).toEqual([person.id, transfer.id, room.id])
  })

  await test.step('Clear Cart asks first', async () => {
    const clear = page.getByRole('button', { name: 'Clear Cart' })
    await clear.click()
    const question = page.getByRole('dialog', { name: 'Clear your cart?' })
    await expect(question).toContainText('All 3 items in it will be removed.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(clear).toBeFocused()
    expect(await storedCart(page)).toHaveLength(3)

    await clear.click()
    // With the keyboard: the button appears at the position of the click that opened the dialog, and ignores a double
    // click.
    await question.getByRole('button', { name: 'Clear Cart' }).press('Enter')
    await expect(main(page)).toContainText('Your cart is empty')
    await expect(page.getByRole('link', { name: 'Browse Tours' })).toBeFocused()
    expect(await storedCart(page)).toEqual([])
  })

  await test.step('the last item of the panel leaves an empty cart, and comes back', async () => {
    await openWithCart(page, '/news', rental)
    await openPanel(page)
    await itemOf(panel(page), rental.id)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(panel(page)).toContainText('Your cart is empty')
    await expect(panel(page)).toContainText('Add some amazing tours to get started!')
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expectTotal(panel(page), totalOf(rental))
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  })
})

test('a change of the cart appears in all tabs at once', async ({ page, context, request }) => {
  const { person, room } = await allKinds(request)
  await openWithCart(page, '/cart', person, room)
  const other = await context.newPage()
  await other.goto('/news')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Your Cart: 2' })).toBeVisible()
  await openPanel(other)
  await itemOf(panel(other), room.id)
    .getByRole('button', { name: /^Increase Rooms/ })
    .click()
  await expect(itemOf(main(page), room.id).locator('output')).toHaveText('2')

  await itemOf(main(page), person.id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(itemOf(panel(other), person.id)).toHaveCount(0)
  await expect.poll(() => totalIn(panel(other))).toBe(await totalIn(main(page)))
  await other.keyboard.press('Escape')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
})

test('an unreadable cart is set aside with a message, and its valid items are kept and counted', async ({
  page,
  request,
}) => {
  const { person, room } = await allKinds(request)
  const said = page.getByText('Some items in your cart couldn’t be loaded')
  const badge = page.getByRole('banner').getByRole('link', { name: 'Your Cart: 1' })
  const damaged = JSON.stringify({ version: 3, items: [{ ...room, date: '2026-02-31' }, person, 'nonsense'] })
  await page.goto('/thank-you')
  await storeCart(page, damaged)

  await test.step('on a page that has nothing to do with the cart too', async () => {
    await page.goto('/news')
    await expect(badge).toBeVisible()
    await expect(said).toBeVisible()
    await page.goto('/thank-you')
    await expect(badge).toBeVisible()
  })

  await test.step('on the cart’s page, once', async () => {
    await storeCart(page, damaged)
    await page.goto('/cart')
    await expect(said).toBeVisible()
    await expectTotal(main(page), totalOf(person))
    expect(await page.evaluate(() => localStorage.getItem('cart-put-aside'))).toBe(damaged)
    // The cart stored now is valid.
    await page.reload()
    await expectTotal(main(page), totalOf(person))
    await expect(said).toHaveCount(0)
  })
})
