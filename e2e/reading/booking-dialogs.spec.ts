import type { Locator, Page } from '@playwright/test'
import { readStoredCart } from '../support/cart.ts'
import { closeDialog, openRoomDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/test.ts'

test('the browser’s Back button closes the topmost dialog and does not change the list', async ({ page }) => {
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
async function expectRuleFocused(page: Page, dialog: Locator): Promise<void> {
  for (let adult = 1; adult < 5; adult++) await dialog.getByRole('button', { name: 'Increase Adults' }).click()
  const words = /1 room of this type sleeps up to 4 guests/
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog.getByText(words)).toHaveCount(1)
  await expect(dialog.getByText(words)).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('status').filter({ hasText: words })).toBeFocused()
  expect(await readStoredCart(page)).toEqual([])
}

test('Back or a click outside closes the room dialog, and the message about a rule is scrolled into view', async ({
  page,
}) => {
  await page.goto('/news')
  const dialog = await openRoomDialog(page, /^Book Room.*Pool Villa/)
  const opener = page.getByRole('link', { name: /^Book Room.*Pool Villa/ })

  await test.step('Back closes the dialog and stays on the page', async () => {
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/hotels/lembah-sayan-ubud')
  })

  await test.step('the message about a rule is scrolled into view on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await opener.click()
    await expectRuleFocused(page, dialog)
    await closeDialog(page)
  })

  await test.step('a click outside closes the dialog only if the form is empty', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(4, 400)
    await expect(dialog).toBeHidden()
    await opener.click()
    await dialog.getByRole('button', { name: 'Increase Adults' }).click()
    await page.mouse.click(4, 400)
    await expect(dialog).toBeVisible()
  })

  await test.step('closing with Escape removes the history entry of the dialog', async () => {
    await closeDialog(page)
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/news')
  })
})

test('both the browser’s Back button and the Back link of a transfer’s page lead to the filtered list', async ({
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
})
