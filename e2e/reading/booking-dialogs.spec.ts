import type { Locator, Page } from '@playwright/test'
import { storedCart } from '../support/cart.ts'
import { closeDialog, openCar, openRoom, openTransfer } from '../support/dialogs.ts'
import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test('the browser’s Back button closes the topmost dialog and leaves the list unchanged', async ({ page }) => {
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

/**
 * Chooses more guests than the villa sleeps and expects the message, which is already in the form, to be scrolled into
 * view.
 */
async function expectLedToRule(page: Page, dialog: Locator): Promise<void> {
  for (let adult = 1; adult < 5; adult++) await dialog.getByRole('button', { name: 'Increase Adults' }).click()
  const words = /1 room of this type sleeps up to 4 guests/
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog.getByText(words)).toHaveCount(1)
  await expect(dialog.getByText(words)).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('status').filter({ hasText: words })).toBeFocused()
  expect(await storedCart(page)).toEqual([])
}

const DESK = { width: 1280, height: 720 }

for (const { what, open, list, press, choose } of [
  {
    what: 'room',
    open: (page: Page) => openRoom(page, /^Book Room.*Pool Villa/),
    list: '/hotels/lembah-sayan-ubud',
    press: (page: Page) => page.getByRole('link', { name: /^Book Room.*Pool Villa/ }),
    choose: (dialog: Locator) => dialog.getByRole('button', { name: 'Increase Adults' }).click(),
  },
  {
    what: 'car',
    open: openCar,
    list: '/car-rental',
    press: (page: Page) => page.getByRole('article').first().getByRole('link', { name: 'Book Now' }),
    choose: (dialog: Locator) => dialog.getByLabel(/^Delivery location/).fill('Jalan Raya Ubud 1'),
  },
  {
    what: 'transfer',
    open: openTransfer,
    list: '/airport-transfer/1',
    press: (page: Page) => page.getByRole('complementary').getByRole('button', { name: 'Book Now' }),
    choose: (dialog: Locator) => dialog.getByRole('button', { name: 'Increase Adults' }).click(),
  },
])
  test(`the dialog of a ${what} closes by Back and by a click outside, and fits on a small phone`, async ({ page }) => {
    await page.goto('/news')
    const dialog = await open(page)

    await test.step('Back closes it and stays on the page', async () => {
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(list)
    })

    await test.step('on a small phone half of it is its form, and its button is seen whole', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      await press(page).click()
      await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 })
      const form = await dialog.locator('[data-dialog-body]').boundingBox()
      expect(form?.height).toBeGreaterThan(240)
      if (what === 'room') await expectLedToRule(page, dialog)
      await closeDialog(page)
    })

    await test.step('a finger that misses it closes it only while nothing is chosen in it', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await press(page).click()
      await expect(dialog).toBeVisible()
      await page.mouse.click(4, 400)
      await expect(dialog).toBeHidden()
      await press(page).click()
      await choose(dialog)
      await page.mouse.click(4, 400)
      await expect(dialog).toBeVisible()
      await closeDialog(page)
      await expect(dialog).toBeHidden()
    })

    await test.step('closed otherwise, it leaves nothing to go back to', async () => {
      await page.setViewportSize(DESK)
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
  })

test('Back leads to the page without its dialog, and a car’s or transfer’s page leads back to its filtered list', async ({
  page,
}) => {
  await page.goto('/airport-transfer?destination=ubud')
  const dialog = page.getByRole('dialog', { name: 'Select a Car' })
  const viewCars = async () => {
    await page.getByRole('link', { name: 'View Cars' }).filter({ visible: true }).first().click()
    await dialog.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/airport-transfer\/\d+$/)
  }
  await viewCars()
  await page.goBack()
  await expect(page).toHaveURL('/airport-transfer?destination=ubud')
  await expect(dialog).toBeHidden()
  await viewCars()
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/airport-transfer?destination=ubud')

  await page.goto('/car-rental?type=family-car')
  await page.getByRole('article').filter({ visible: true }).first().getByRole('link').first().click()
  await expect(heading(page, 'Car Rental')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/car-rental?type=family-car')
})
