import type { Locator } from '@playwright/test'
import { addDays, formatDate, todayInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { createItemsOfEachKind, formatTotal, openWithCart, readStoredCart } from '../support/cart.ts'
import { cartItem, cartPanel, expectTotal, main, openCartPanel } from '../support/cart-page.ts'
import { expectNoHorizontalScroll, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('the cart panel and the cart page show items of every kind with the same total, and the page can edit items', async ({
  page,
  request,
}) => {
  const { perPerson, perPackage, transfer, rental, room } = await createItemsOfEachKind(request)
  const all = [perPerson, perPackage, transfer, rental, room]

  await test.step('the cart panel and the cart page show items of every kind with the same total', async () => {
    await openWithCart(page, '/news', ...all)
    await openCartPanel(page)

    for (const item of all) {
      const shown = cartItem(cartPanel(page), item.id)
      await expect(shown.getByRole('link', { name: item.productName })).toBeVisible()
      await expect(shown).toContainText(item.packageTitle)
      await expect(shown).toContainText(formatRupiah(item.total))
      await expect(shown).toContainText(formatDate(item.date))
    }
    await expect(cartPanel(page)).toHaveAccessibleName(/5 items/)
    await expect(cartItem(cartPanel(page), 'transfer')).toContainText('Pickup time: 14:30 (Bali time)')
    const daily = cartItem(cartPanel(page), 'rental')
    await expect(daily).toContainText('Daily Rental')
    for (const word of ['From: ', 'To: ', 'Time: 09:00 (Bali time)', 'Location: Lembah Sayan, Ubud'])
      await expect(daily).toContainText(word)
    await expect(cartItem(cartPanel(page), 'room')).toContainText('(2 nights)')
    await expectTotal(cartPanel(page), formatTotal(...all))
    await expect(cartPanel(page)).toContainText('Tax (10%)')

    await cartPanel(page).getByRole('link', { name: 'View Cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
    await expectTotal(main(page), formatTotal(...all))
    for (const item of all)
      await expect(main(page).getByRole('heading', { level: 2, name: item.productName })).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  })

  await test.step('a stepper changes the number of packages immediately', async () => {
    const item = cartItem(main(page), perPackage.id)
    await item.getByRole('button', { name: /^Increase Packages/ }).click()
    await expect(item.locator('output')).toHaveText('3')
    await expectTotal(main(page), formatTotal(...(await readStoredCart(page))))
  })

  await test.step('a new time and date take effect after “Update Cart”, and the focus moves to the item', async () => {
    const ride = cartItem(main(page), transfer.id)
    await ride.getByLabel('Pickup time').selectOption('23:30')
    await ride.getByRole('button', { name: /^Date/ }).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect((await readStoredCart(page)).find(({ id }) => id === transfer.id)).toEqual(transfer)
    await ride.getByRole('button', { name: 'Update Cart' }).click()
    // The item is now listed under another date.
    await expect(ride).toBeFocused()
    await expect
      .poll(async () => (await readStoredCart(page)).find(({ id }) => id === transfer.id))
      .toMatchObject({ pickupTime: '23:30', date: addDays(transfer.date, 1) })
  })
})

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('axe finds no violations in a cart with items of every kind and all messages about them', async ({
      page,
      request,
      expectErrors,
    }) => {
      expectErrors('/data/car-rentals/9999.json')
      const { perPerson, perPackage, transfer, rental, room } = await createItemsOfEachKind(request)
      const past = { ...transfer, id: 'past', date: addDays(todayInBali(new Date()), -3) }
      const sold = { ...rental, id: 'sold', productId: 'car-rental-9999' }
      const all = [{ ...perPerson, total: 1 }, perPackage, transfer, rental, room, past, sold]
      await openWithCart(page, '/news', ...all)
      await openCartPanel(page)
      await expectTotal(cartPanel(page), formatTotal(perPerson, perPackage, transfer, rental, room))
      await expectNoAxeViolations(page, { within: 'dialog[open]' })
      await expectNoHorizontalScroll(page)
      await page.goto('/cart')
      await expectTotal(main(page), formatTotal(perPerson, perPackage, transfer, rental, room))
      await expectNoAxeViolations(page)
      await expectNoHorizontalScroll(page)
    })
  })
}

test('an Arabic name is aligned next to its picture like an English name', async ({ page, request }) => {
  const { room, rental } = await createItemsOfEachKind(request)
  const stay = { ...room, productName: 'فندق وادي سايان', packageTitle: 'غرفة الحديقة' }
  const car = { ...rental, deliveryLocation: 'فندق وادي سايان، أوبود' }
  await openWithCart(page, '/cart', stay, car)
  // Until today's prices are loaded, the location is shown among the facts, too.
  await expectTotal(main(page), formatTotal(stay, car))
  const startsAt = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getBoundingClientRect().left)
    })
  const inCart = (id: string, text: string) => cartItem(main(page), id).getByText(text, { exact: true })
  const edge = await startsAt(inCart('rental', 'Daily Rental'))
  expect(await startsAt(inCart('room', stay.packageTitle))).toBe(edge)
  expect(await startsAt(inCart('rental', car.deliveryLocation))).toBe(edge)
  const [title, heading] = [
    main(page).getByRole('link', { name: stay.productName }),
    main(page).getByRole('heading', { level: 1 }),
  ]
  expect(await startsAt(title)).toBe(await startsAt(heading))

  await openCartPanel(page)
  const inPanel = (id: string, text: string) => cartItem(cartPanel(page), id).getByText(text, { exact: true })
  const panelEdge = await startsAt(inPanel('rental', 'Daily Rental'))
  expect(await startsAt(inPanel('room', stay.productName))).toBe(panelEdge)
  expect(await startsAt(inPanel('room', stay.packageTitle))).toBe(panelEdge)
})
