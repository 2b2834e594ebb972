import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addDays, formatDate, todayInBali } from '../shared/dates/index.ts'
import { formatRupiah } from '../shared/money/index.ts'
import { totalIn } from './support/booking.ts'
import { allKinds, keptCart, openWithCart, storeCart, totalOf } from './support/cart.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page) => page.getByRole('dialog', { name: /^Your Cart/ })
const itemOf = (place: ReturnType<Page['locator']>, id: string) => place.locator(`[data-cart-item="${id}"]`)
const expectTotal = (place: ReturnType<Page['locator']>, total: string) => expect.poll(() => totalIn(place)).toBe(total)
const openPanel = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Your Cart/ })
    .click()

test('all that the company sells stands in the panel and in the cart, at one total', async ({ page, request }) => {
  const { person, whole, transfer, rental, room } = await allKinds(request)
  const all = [person, whole, transfer, rental, room]
  await openWithCart(page, '/news', ...all)
  await openPanel(page)

  for (const item of all) {
    const shown = itemOf(panel(page), item.id)
    await expect(shown.getByRole('link', { name: item.tourName })).toBeVisible()
    await expect(shown).toContainText(item.packageTitle)
    await expect(shown).toContainText(formatRupiah(item.price))
    await expect(shown).toContainText(formatDate(item.date))
  }
  await expect(panel(page)).toHaveAccessibleName(/5 items/)
  await expect(itemOf(panel(page), 'transfer')).toContainText('Pickup time: 14:30')
  const daily = itemOf(panel(page), 'rental')
  await expect(daily).toContainText('Daily Rental')
  for (const word of ['From: ', 'To: ', 'Time: 09:00', 'Location: Lembah Sayan, Ubud'])
    await expect(daily).toContainText(word)
  await expect(itemOf(panel(page), 'room')).toContainText('(2 nights)')
  await expectTotal(panel(page), totalOf(...all))
  await expect(panel(page)).toContainText('Tax (10%)')

  await panel(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expectTotal(main(page), totalOf(...all))
  for (const item of all) await expect(main(page).getByRole('heading', { level: 2, name: item.tourName })).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('a stepper counts packages, cars, days and rooms, at once', async ({ page, request }) => {
  const { person, whole, transfer, rental, room } = await allKinds(request)
  await openWithCart(page, '/cart', person, whole, transfer, rental, room)
  await expectTotal(main(page), totalOf(person, whole, transfer, rental, room))
  await expect(itemOf(main(page), person.id).getByRole('button', { name: /^Increase/ })).toHaveCount(0)

  for (const [id, name] of [
    [whole.id, 'Packages'],
    [transfer.id, 'Cars'],
    [rental.id, 'Days'],
    [room.id, 'Rooms'],
  ] as const) {
    const item = itemOf(main(page), id)
    const before = await item.locator('output').innerText()
    await item.getByRole('button', { name: new RegExp(`^Increase ${name}`) }).click()
    await expect(item.locator('output')).toHaveText(String(Number(before) + 1))
  }
  const kept = await keptCart(page)
  expect(kept.map((item) => (item.kind === 'tour' ? item.packageCount : item.quantity))).toEqual([1, 3, 2, 4, 2])
  await expectTotal(main(page), totalOf(...kept))
  await expect(page.getByText('The price has changed')).toHaveCount(0)
})

test('another day and other travelers count on Update Cart, not before', async ({ page, request }) => {
  const { person, transfer } = await allKinds(request)
  await openWithCart(page, '/cart', person, transfer)
  const before = totalOf(person, transfer)
  await expectTotal(main(page), before)

  const item = itemOf(main(page), person.id)
  const update = item.getByRole('button', { name: 'Update Cart' })
  await expect(update).toBeDisabled()
  await item.getByRole('button', { name: /^Travelers/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Increase Adults' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(item.getByRole('button', { name: /^Travelers/ })).toHaveAccessibleName(/3 Adults/)
  await expect(item).toContainText('Not in the total yet')
  await expectTotal(main(page), before)
  expect((await keptCart(page))[0]).toEqual(person)

  await update.click()
  await expect(page.getByText('Cart updated')).toBeVisible()
  await expect(update).toBeDisabled()
  const [changed] = await keptCart(page)
  expect(changed).toMatchObject({ adults: 3 })
  expect(changed?.price).toBeGreaterThan(person.price)
  await expectTotal(main(page), totalOf(...(await keptCart(page))))

  const ride = itemOf(main(page), transfer.id)
  await ride.getByLabel('Pickup time').selectOption('23:30')
  await ride.getByRole('button', { name: /^Date/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect((await keptCart(page))[1]).toEqual(transfer)
  await ride.getByRole('button', { name: 'Update Cart' }).click()
  await expect
    .poll(async () => (await keptCart(page))[1])
    .toMatchObject({ pickupTime: '23:30', date: addDays(transfer.date, 1) })
})

test('a rental moves as a whole, a stay lasts a night at least', async ({ page, request }) => {
  const { rental, room } = await allKinds(request)
  await openWithCart(page, '/cart', rental, room)
  const car = itemOf(main(page), rental.id)
  await car.getByRole('button', { name: /^From/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(car.getByRole('button', { name: /^To/ })).toHaveAccessibleName(
    new RegExp(formatDate(addDays(rental.date, 3))),
  )
  await car.getByLabel('Location').fill('Villa Padi, Ubud')
  await car.getByRole('button', { name: 'Update Cart' }).click()
  await expect
    .poll(async () => (await keptCart(page))[0])
    .toMatchObject({
      date: addDays(rental.date, 1),
      quantity: 3,
      deliveryLocation: 'Villa Padi, Ubud',
      price: rental.price,
    })

  const stay = itemOf(main(page), room.id)
  await stay.getByRole('button', { name: /^Check-out/ }).click()
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(page.locator(`[data-date="${room.date}"]`)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await stay.getByRole('button', { name: 'Update Cart' }).click()
  await expect
    .poll(async () => (await keptCart(page))[1])
    .toMatchObject({ date: room.date, endDate: addDays(room.date, 1), price: room.price / 2 })
})

test('fewer cars than the travelers need are refused, in words', async ({ page, request }) => {
  const { transfer } = await allKinds(request)
  const party = { ...transfer, adults: 8, quantity: 2, price: transfer.price * 2 }
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
  const seen = { ...room, price: 1_000 }
  await openWithCart(page, '/cart', person, seen)
  const item = itemOf(main(page), room.id)
  await expect(item).toContainText('The price has changed')
  await expect(item).toContainText(`It was Rp1.000 and is now ${formatRupiah(room.price)}.`)
  await expectTotal(main(page), totalOf(person, room))
  await item.getByRole('button', { name: 'Accept the new price' }).click()
  await expect(page.getByText('The price has changed')).toHaveCount(0)
  expect((await keptCart(page))[1]?.price).toBe(room.price)
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
  await expect(main(page).getByText('left out of the total')).toBeVisible()
  await expectTotal(main(page), totalOf(person))

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectTotal(main(page), totalOf(person))
  await expect(main(page)).toContainText('4 items in your cart can’t be booked and are left out here.')
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
  await expect(main(page).getByText('left out of the total')).toHaveCount(0)
  await expectTotal(main(page), totalOf(person, transfer))
})

test('with nothing that can be booked the checkout is closed', async ({ page, request }) => {
  const { transfer } = await allKinds(request)
  await openWithCart(page, '/cart', { ...transfer, pickupTime: '14:15' })
  await expect(main(page)).toContainText('Nobody can be met at 14:15.')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await itemOf(main(page), transfer.id).getByLabel('Pickup time').selectOption('14:00')
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

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
  await question.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(main(page)).toContainText('Your cart is empty')
  await expect(page.getByRole('link', { name: 'Browse Tours' })).toBeFocused()
  expect(await keptCart(page)).toEqual([])
})

test('the cart is the same in all tabs at once', async ({ page, context, request }) => {
  const { person, room } = await allKinds(request)
  await openWithCart(page, '/cart', person, room)
  const other = await context.newPage()
  await other.goto('/news')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Your Cart: 2' })).toBeVisible()
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
  await expect(other.getByRole('banner').getByRole('button', { name: 'Your Cart: 1' })).toBeVisible()
})

test('a page that was opened before newer code changed the cart leaves it to that', async ({
  page,
  context,
  request,
}) => {
  const { person, transfer } = await allKinds(request)
  await openWithCart(page, '/cart', person, transfer)
  const newer = JSON.stringify({ version: 3, items: [] })
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
  const said = page.getByText('Some of your cart could not be read')
  await page.goto('/thank-you')
  await storeCart(page, '{"version":2,"items":[{"id":"cut o')
  await page.goto('/cart')
  await expect(said).toBeVisible()
  await expect(main(page)).toContainText('Your cart is empty')
  expect(await page.evaluate(() => localStorage.getItem('cart-put-aside'))).toContain('cut o')

  const damaged = JSON.stringify({ version: 2, items: [{ ...room, date: '2026-02-31' }, person, 'nonsense'] })
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

test('a cart of version 1 and a bare list of an older application are brought along', async ({ page, request }) => {
  const { person, transfer } = await allKinds(request)
  const { isResident: _, ...before } = person
  await page.goto('/thank-you')
  await storeCart(page, JSON.stringify({ version: 1, items: [before] }))
  await page.goto('/cart')
  await expectTotal(main(page), totalOf(person))

  const { kind: _kind, pickupTime: time, ...listed } = { ...transfer, quantity: 2, price: transfer.price + 5 }
  await storeCart(page, JSON.stringify([{ ...listed, time }]))
  await page.goto('/cart')
  await expect(itemOf(main(page), transfer.id).locator('output')).toHaveText('2')
  await expect(itemOf(main(page), transfer.id)).toContainText(
    `It was ${formatRupiah((transfer.price + 5) * 2)} and is now ${formatRupiah(transfer.price * 2)}.`,
  )
  await expect(page.getByText('Some of your cart could not be read')).toHaveCount(0)
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
  await expect(itemOf(main(page), room.id)).toContainText(formatRupiah(room.price))
  await expect(main(page).getByText('Total', { exact: true }).locator('xpath=..')).toContainText('$')
  await expect(main(page)).toContainText(totalOf(transfer, room))
})

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('axe finds nothing in a cart of all kinds, whatever has to be said about them', async ({
      page,
      request,
      expectTrouble,
    }) => {
      expectTrouble('/data/car-rentals/9999.json')
      const { person, whole, transfer, rental, room } = await allKinds(request)
      const past = { ...transfer, id: 'past', date: addDays(todayInBali(new Date()), -3) }
      const sold = { ...rental, id: 'sold', tourId: 'car-rental-9999' }
      const all = [{ ...person, price: 1 }, whole, transfer, rental, room, past, sold]
      await openWithCart(page, '/news', ...all)
      await openPanel(page)
      await expectTotal(panel(page), totalOf(person, whole, transfer, rental, room))
      await expectSound(page)
      await page.goto('/cart')
      await expectTotal(main(page), totalOf(person, whole, transfer, rental, room))
      await expectSound(page)
    })
  })
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(surplus, 'the page fits its window').toBeLessThanOrEqual(0)
}
