import type { Locator } from '@playwright/test'
import { addDays, formatDate, todayInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { allKinds, openWithCart, storedCart, totalOf } from '../support/cart.ts'
import { expectTotal, itemOf, main, openPanel, panel } from '../support/cart-page.ts'
import { expectNoSidewaysScrolling, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('items of every kind are shown, counted and moved in the cart', async ({ page, request }) => {
  await test.step('items of all kinds are in the panel and in the cart, with one total', async () => {
    const { person, whole, transfer, rental, room } = await allKinds(request)
    const all = [person, whole, transfer, rental, room]
    await openWithCart(page, '/news', ...all)
    await openPanel(page)

    for (const item of all) {
      const shown = itemOf(panel(page), item.id)
      await expect(shown.getByRole('link', { name: item.tourName })).toBeVisible()
      await expect(shown).toContainText(item.packageTitle)
      await expect(shown).toContainText(formatRupiah(item.total))
      await expect(shown).toContainText(formatDate(item.date))
    }
    await expect(panel(page)).toHaveAccessibleName(/5 items/)
    await expect(itemOf(panel(page), 'transfer')).toContainText('Pickup time: 14:30 (Bali time)')
    const daily = itemOf(panel(page), 'rental')
    await expect(daily).toContainText('Daily Rental')
    for (const word of ['From: ', 'To: ', 'Time: 09:00 (Bali time)', 'Location: Lembah Sayan, Ubud'])
      await expect(daily).toContainText(word)
    await expect(itemOf(panel(page), 'room')).toContainText('(2 nights)')
    await expectTotal(panel(page), totalOf(...all))
    await expect(panel(page)).toContainText('Tax (10%)')

    await panel(page).getByRole('link', { name: 'View Cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
    await expectTotal(main(page), totalOf(...all))
    for (const item of all)
      await expect(main(page).getByRole('heading', { level: 2, name: item.tourName })).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  })

  await test.step('a stepper counts packages, cars, days and rooms, at once', async () => {
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
    const kept = await storedCart(page)
    expect(kept.map((item) => (item.kind === 'tour' ? item.packageCount : item.quantity))).toEqual([1, 3, 2, 4, 2])
    await expectTotal(main(page), totalOf(...kept))
    await expect(page.getByText('The price has changed')).toHaveCount(0)
  })

  await test.step('a rental moves as a whole, a stay lasts a night at least', async () => {
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
      .poll(async () => (await storedCart(page))[0])
      .toMatchObject({
        date: addDays(rental.date, 1),
        quantity: 3,
        deliveryLocation: 'Villa Padi, Ubud',
        total: rental.total,
      })

    const stay = itemOf(main(page), room.id)
    await stay.getByRole('button', { name: /^Check-out/ }).click()
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(page.locator(`[data-date="${room.date}"]`)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await stay.getByRole('button', { name: 'Update Cart' }).click()
    await expect
      .poll(async () => (await storedCart(page))[1])
      .toMatchObject({ date: room.date, endDate: addDays(room.date, 1), total: room.total / 2 })
  })
})

test('a new date and a changed party take effect with Update Cart, not before', async ({ page, request }) => {
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
  await expect(item).toContainText('Not included in the total yet')
  await expectTotal(main(page), before)
  expect((await storedCart(page))[0]).toEqual(person)

  await update.press('Enter')
  await expect(page.getByText('Cart updated')).toBeVisible()
  await expect(update).toBeDisabled()
  await expect(update).toBeFocused()
  const [changed] = await storedCart(page)
  expect(changed).toMatchObject({ adults: 3 })
  expect(changed?.total).toBeGreaterThan(person.total)
  await expectTotal(main(page), totalOf(...(await storedCart(page))))

  const ride = itemOf(main(page), transfer.id)
  await ride.getByLabel('Pickup time').selectOption('23:30')
  await ride.getByRole('button', { name: /^Date/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect((await storedCart(page))[1]).toEqual(transfer)
  await ride.getByRole('button', { name: 'Update Cart' }).click()
  // It is now listed under another date.
  await expect(ride).toBeFocused()
  await expect
    .poll(async () => (await storedCart(page))[1])
    .toMatchObject({ pickupTime: '23:30', date: addDays(transfer.date, 1) })
})

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('axe finds nothing in a cart with items of all kinds and all messages about them', async ({
      page,
      request,
      expectTrouble,
    }) => {
      expectTrouble('/data/car-rentals/9999.json')
      const { person, whole, transfer, rental, room } = await allKinds(request)
      const past = { ...transfer, id: 'past', date: addDays(todayInBali(new Date()), -3) }
      const sold = { ...rental, id: 'sold', tourId: 'car-rental-9999' }
      const all = [{ ...person, total: 1 }, whole, transfer, rental, room, past, sold]
      await openWithCart(page, '/news', ...all)
      await openPanel(page)
      await expectTotal(panel(page), totalOf(person, whole, transfer, rental, room))
      await expectAxeFindsNothing(page, { within: 'dialog[open]' })
      await expectNoSidewaysScrolling(page)
      await page.goto('/cart')
      await expectTotal(main(page), totalOf(person, whole, transfer, rental, room))
      await expectAxeFindsNothing(page)
      await expectNoSidewaysScrolling(page)
    })
  })
}

test('an Arabic name is aligned next to its picture like an English one', async ({ page, request }) => {
  const { room, rental } = await allKinds(request)
  const stay = { ...room, tourName: 'فندق وادي سايان', packageTitle: 'غرفة الحديقة' }
  const car = { ...rental, deliveryLocation: 'فندق وادي سايان، أوبود' }
  await openWithCart(page, '/cart', stay, car)
  // Until today's prices are loaded, the location is shown among the facts, too.
  await expectTotal(main(page), totalOf(stay, car))
  const startsAt = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getBoundingClientRect().left)
    })
  const inCart = (id: string, text: string) => itemOf(main(page), id).getByText(text, { exact: true })
  const edge = await startsAt(inCart('rental', 'Daily Rental'))
  expect(await startsAt(inCart('room', stay.packageTitle))).toBe(edge)
  expect(await startsAt(inCart('rental', car.deliveryLocation))).toBe(edge)
  const [title, heading] = [
    main(page).getByRole('link', { name: stay.tourName }),
    main(page).getByRole('heading', { level: 1 }),
  ]
  expect(await startsAt(title)).toBe(await startsAt(heading))

  await openPanel(page)
  const inPanel = (id: string, text: string) => itemOf(panel(page), id).getByText(text, { exact: true })
  const panelEdge = await startsAt(inPanel('rental', 'Daily Rental'))
  expect(await startsAt(inPanel('room', stay.tourName))).toBe(panelEdge)
  expect(await startsAt(inPanel('room', stay.packageTitle))).toBe(panelEdge)
})
