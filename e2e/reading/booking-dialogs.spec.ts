import type { Locator, Page } from '@playwright/test'
import { addDays, formatDate } from '../../shared/dates/index.ts'
import { dayIn } from '../support/calendar.ts'
import { keptCart } from '../support/cart.ts'
import { standStillAt } from '../support/clock.ts'
import { closeDialog, openCar, openRoom, openTransfer } from '../support/dialogs.ts'
import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test('on a small phone half of a booking’s dialog is its form, and its button is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const open of [(page: Page) => openRoom(page, /^Book Room.*Pool Villa/), openTransfer, openCar]) {
    const dialog = await open(page)
    await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 })
    const form = await dialog.locator('[data-dialog-body]').boundingBox()
    expect(form?.height).toBeGreaterThan(240)
    await closeDialog(page)
  }
})

test('what a dialog says already is led to, not said again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const dialog = await openRoom(page, /^Book Room.*Pool Villa/)
  for (let adult = 1; adult < 5; adult++) await dialog.getByRole('button', { name: 'Increase Adults' }).click()
  const words = /1 room of this type sleeps up to 4 guests/
  const rule = dialog.getByText(words)
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(rule).toHaveCount(1)
  await expect(rule).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('status').filter({ hasText: words })).toBeFocused()
  expect(await keptCart(page)).toEqual([])
})

test('what a car’s page says already is led to, not said again', async ({ page }) => {
  const today = await standStillAt(page, '07:00')
  const [from, gone] = [addDays(today, 40), addDays(today, 41)]
  await page.route('**/api/availability*', (route) => route.fulfill({ json: { places: 5, days: { [gone]: 0 } } }))
  await page.goto('/car-rental/1')
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.scrollIntoViewIfNeeded()
  await expect(summary.locator('form[aria-busy="true"]')).toHaveCount(0)
  await summary.getByRole('button', { name: /^Pickup date/ }).click()
  await (await dayIn(page.getByRole('dialog', { name: 'Pickup date' }), from)).click()
  await summary.getByLabel('Rental days').fill('3')
  const rule = summary.getByRole('status').filter({ hasText: /\S/ })
  const words = await rule.innerText()
  await summary.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(rule).toBeFocused()
  await expect(page.getByText(words)).toHaveCount(1)
})

test('another kind of room takes no more rooms along than there are of it', async ({ page }) => {
  const dialog = await openRoom(page, /^Book Room.*Garden Room/)
  const count = dialog.getByRole('group', { name: 'Rooms' }).locator('output')
  for (let room = 1; room < 6; room++) await dialog.getByRole('button', { name: 'Increase Rooms' }).click()
  await expect(count).toHaveText('6')
  await dialog.getByLabel('Room', { exact: true }).selectOption({ label: 'Pool Villa · Rp3.650.000 /night' })
  await expect(count).toHaveText('4')
})

for (const [what, open, begins] of [
  ['stay', (page: Page) => openRoom(page, /^Book Room.*Gorge View Room/), 'your stay now starts after it'],
  ['rental', openCar, 'your rental now starts after it'],
] as const) {
  test(`a ${what} over a day that is sold out starts again after it, and says why`, async ({ page }) => {
    const today = await standStillAt(page, '07:00')
    const [from, gone, to] = [addDays(today, 40), addDays(today, 41), addDays(today, 42)]
    await page.route('**/api/availability*', (route) => route.fulfill({ json: { places: 5, days: { [gone]: 0 } } }))
    const dialog = await open(page)
    await expect(await dayIn(dialog, gone)).toHaveAccessibleName(/: sold out$/)
    await (await dayIn(dialog, from)).click()
    await (await dayIn(dialog, to)).click()
    const words = dialog.getByText(`${formatDate(gone)} is sold out, so ${begins}.`)
    await expect(words).toBeVisible()
    await (await dayIn(dialog, addDays(to, 1))).click()
    await expect(words).toBeHidden()
  })
}

test('today can not be chosen once all of its times are over', async ({ page }) => {
  const today = await standStillAt(page, '23:45')
  const car = await openCar(page)
  await expect(await dayIn(car, today)).toHaveAccessibleName(/: no times left today$/)
  const transfer = await openTransfer(page)
  await transfer.getByRole('button', { name: /^Pickup date/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Pickup date' })
  await expect(await dayIn(calendar, today)).toHaveAttribute('aria-disabled', 'true')
  await expect(await dayIn(calendar, addDays(today, 1))).not.toHaveAttribute('aria-disabled')
})

test('the browser’s Back closes what is topmost, and leaves the list as it is', async ({ page }) => {
  await page.goto('/car-rental')
  await page.getByLabel('Family car').check()
  await expect(page).toHaveURL(/type=family-car/)
  await page.getByRole('article').filter({ visible: true }).first().getByRole('link', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Book: / })
  await expect(dialog).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/type=family-car/)
  await expect(page.getByLabel('Family car')).toBeChecked()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/car-rental')

  await page.goto('/airport-transfer')
  await page.getByRole('combobox', { name: 'City' }).selectOption('Yogyakarta')
  await page.getByRole('link', { name: 'View Cars' }).filter({ visible: true }).first().click()
  await page
    .getByRole('dialog', { name: 'Select a Car' })
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  const transfer = page.getByRole('dialog', { name: 'Booking Details' })
  await transfer.getByRole('button', { name: /^Pickup date/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Pickup date' })
  await expect(calendar).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(calendar).toBeHidden()
  await expect(transfer).toBeVisible()
})

for (const [what, open, list] of [
  ['room', (page: Page) => openRoom(page, /^Book Room.*Pool Villa/), '/hotels/lembah-sayan-ubud'],
  ['car', openCar, '/car-rental'],
  ['transfer', openTransfer, '/airport-transfer/1'],
] as const) {
  test(`the browser’s Back closes the dialog of a ${what}, and leaves the page only without one`, async ({ page }) => {
    await page.goto('/news')
    const dialog = await open(page)
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(list)
    // Closed otherwise, it leaves nothing to go back to.
    const opener = page.getByRole('main').locator('[data-open]').filter({ visible: true }).first()
    for (let times = 0; times < 2; times++) {
      await opener.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await page.goBack()
    await expect(page).toHaveURL('/news')
  })
}

for (const [what, open, choose] of [
  [
    'room',
    (page: Page) => openRoom(page, /^Book Room.*Pool Villa/),
    (dialog: Locator) => dialog.getByRole('button', { name: 'Increase Adults' }).click(),
  ],
  ['transfer', openTransfer, (dialog: Locator) => dialog.getByRole('button', { name: 'Increase Adults' }).click()],
  ['car', openCar, (dialog: Locator) => dialog.getByLabel(/^Delivery location/).fill('Jalan Raya Ubud 1')],
] as const) {
  test(`a finger that misses the dialog of a ${what} closes it only while nothing is chosen in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const dialog = await open(page)
    await expect(dialog).toBeVisible()
    await page.mouse.click(4, 400)
    await expect(dialog).toBeHidden()
    const again = await open(page)
    await choose(again)
    await page.mouse.click(4, 400)
    await expect(again).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(again).toBeHidden()
  })
}

test('what a dialog of cars leads to, leads back to the page without it', async ({ page }) => {
  await page.goto('/airport-transfer')
  await page.getByRole('link', { name: 'View Cars' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Select a Car' })
  await dialog.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/airport-transfer\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/airport-transfer')
  await expect(dialog).toBeHidden()
})

test('a car’s and a transfer’s page lead back to their list as it was narrowed', async ({ page }) => {
  await page.goto('/car-rental?type=family-car')
  await page.getByRole('article').filter({ visible: true }).first().getByRole('link').first().click()
  await expect(heading(page, 'Car Rental')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/car-rental?type=family-car')
  await page.goto('/airport-transfer?destination=ubud')
  await page.getByRole('link', { name: 'View Cars' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog', { name: 'Select a Car' }).getByRole('link').first().click()
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/airport-transfer?destination=ubud')
})
