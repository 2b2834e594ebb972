import type { Page } from '@playwright/test'
import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { totalIn } from '../support/booking.ts'
import { allKinds, keptCart, openWithCart, storeCart, totalOf, tourItem } from '../support/cart.ts'
import { expectTotal, itemOf, main, openPanel, panel } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'
import { readTour } from '../support/tour.ts'

test('a removal is taken back with Undo or with Ctrl+Z, and the focus comes along', async ({ page, request }) => {
  const { person, transfer, room } = await allKinds(request)
  await openWithCart(page, '/cart', person, transfer, room)
  const remove = (id: string) => itemOf(main(page), id).getByRole('button', { name: /^Remove/ })
  const ids = async () => (await keptCart(page)).map(({ id }) => id)

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
  // What was taken back once is not taken back again.
  await page.keyboard.press('Control+z')
  expect(await ids()).toEqual([person.id, transfer.id, room.id])
})

test('the last item of the panel leaves an empty cart, and comes back', async ({ page, request }) => {
  const { rental } = await allKinds(request)
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

test('Clear Cart asks first', async ({ page, request }) => {
  const { person, transfer } = await allKinds(request)
  await openWithCart(page, '/cart', person, transfer)
  const clear = page.getByRole('button', { name: 'Clear Cart' })
  await clear.click()
  const question = page.getByRole('dialog', { name: 'Clear your cart?' })
  await expect(question).toContainText('All 2 items in it will be removed.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(clear).toBeFocused()
  expect(await keptCart(page)).toHaveLength(2)

  await clear.click()
  // By keyboard: the button appears where the press was that asked for it, and a double click must not clear the cart.
  await question.getByRole('button', { name: 'Clear Cart' }).press('Enter')
  await expect(main(page)).toContainText('Your cart is empty')
  await expect(page.getByRole('link', { name: 'Browse Tours' })).toBeFocused()
  expect(await keptCart(page)).toEqual([])
})

test('the cart is the same in all tabs at once', async ({ page, context, request }) => {
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

test('a price that is accepted in one tab is not said to have changed back in another', async ({
  page,
  context,
  request,
}) => {
  const today = await readTour(request)
  const pricing = today.pricing.map((pack) => ({ ...pack, adult_price: 300_000 }))
  const date = addDays(todayInBali(new Date()), 80)
  const [seen, now] = [tourItem({ ...today, pricing }, date), tourItem(today, date)]
  await openWithCart(page, '/cart', seen)
  const note = (tab: Page) => itemOf(main(tab), seen.id).getByText('The price has changed')
  await expect(note(page)).toBeVisible()

  // This tab has what was offered before the price was changed.
  const other = await context.newPage()
  await other.route(`**/data/tours/${today.id}.json`, (route) => route.fulfill({ json: { ...today, pricing } }), {
    times: 1,
  })
  await other.goto('/cart')
  await expectTotal(main(other), totalOf(seen))

  await page.getByRole('button', { name: 'Accept the new price' }).click()
  await expectTotal(main(page), totalOf(now))
  await expectTotal(main(other), totalOf(now))
  await expect(note(other)).toHaveCount(0)
})

test('a page that was opened before newer code changed the cart leaves it to that', async ({
  page,
  context,
  request,
}) => {
  const { person, transfer } = await allKinds(request)
  await openWithCart(page, '/cart', person, transfer)
  await expectTotal(main(page), totalOf(person, transfer))
  const newer = JSON.stringify({ version: 4, items: [] })
  const other = await context.newPage()
  await other.goto('/thank-you')
  await storeCart(other, newer)
  await expect(page.getByText('This page is out of date')).toBeVisible()
  await itemOf(main(page), transfer.id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expectTotal(main(page), totalOf(person))
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(newer)
})

test('a cart that can not be read is put aside with a word, and what is good in it stays', async ({
  page,
  request,
}) => {
  const { person, room } = await allKinds(request)
  const said = page.getByText('Some items in your cart couldn’t be loaded')
  await page.goto('/thank-you')
  await storeCart(page, '{"version":3,"items":[{"id":"cut o')
  await page.goto('/cart')
  await expect(said).toBeVisible()
  await expect(main(page)).toContainText('Your cart is empty')
  expect(await page.evaluate(() => localStorage.getItem('cart-put-aside'))).toContain('cut o')

  const damaged = JSON.stringify({ version: 3, items: [{ ...room, date: '2026-02-31' }, person, 'nonsense'] })
  await storeCart(page, damaged)
  await page.goto('/cart')
  await expect(said).toBeVisible()
  await expectTotal(main(page), totalOf(person))
  expect(await page.evaluate(() => localStorage.getItem('cart-put-aside'))).toBe(damaged)
  // It is said once: what is stored now is sound.
  await page.reload()
  await expectTotal(main(page), totalOf(person))
  await expect(said).toHaveCount(0)
})

test('the badge counts what can be read, on a page that has nothing to do with the cart too', async ({
  page,
  request,
}) => {
  const { person, room } = await allKinds(request)
  await page.goto('/thank-you')
  await storeCart(page, JSON.stringify({ version: 3, items: [{ ...room, date: '2026-02-31' }, person, null] }))
  await page.goto('/news')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
  await expect(page.getByText('Some items in your cart couldn’t be loaded')).toBeVisible()
  await page.goto('/thank-you')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
})

test('carts of earlier versions and a bare list of an older application are brought along', async ({
  page,
  request,
}) => {
  const { person, transfer } = await allKinds(request)
  const { isResident: _, ...before } = person
  await page.goto('/thank-you')
  await storeCart(page, JSON.stringify({ version: 1, items: [before] }))
  await page.goto('/cart')
  await expectTotal(main(page), totalOf(person))

  await storeCart(page, JSON.stringify({ version: 2, items: [{ ...person, price: person.total, total: undefined }] }))
  await page.goto('/cart')
  await expectTotal(main(page), totalOf(person))
  await expect(page.getByText('The price has changed')).toHaveCount(0)

  const { kind: _kind, pickupTime: time, ...listed } = { ...transfer, quantity: 2, price: transfer.price + 5 }
  await storeCart(page, JSON.stringify([{ ...listed, time }]))
  await page.goto('/cart')
  await expect(itemOf(main(page), transfer.id).locator('output')).toHaveText('2')
  await expect(itemOf(main(page), transfer.id)).toContainText(
    `It was ${formatRupiah((transfer.price + 5) * 2)} and is now ${formatRupiah(transfer.price * 2)}.`,
  )
  await expect(page.getByText('Some items in your cart couldn’t be loaded')).toHaveCount(0)
})
