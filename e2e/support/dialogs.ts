import type { Page } from '@playwright/test'

/** Opens the dialog of a kind of room of a hotel. */
export const openRoom = async (page: Page, room: RegExp) => {
  await page.goto('/hotels/lembah-sayan-ubud')
  await page.getByRole('link', { name: room }).click()
  return page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' })
}

/** Opens the dialog of an airport transfer on its page. */
export const openTransfer = async (page: Page) => {
  await page.goto('/airport-transfer/1')
  await page.getByRole('complementary').getByRole('button', { name: 'Book Now' }).click()
  return page.getByRole('dialog', { name: 'Booking Details' })
}

/** Opens the dialog of the first car that can be rented. */
export const openCar = async (page: Page) => {
  await page.goto('/car-rental')
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  return page.getByRole('dialog', { name: /^Book: / })
}

/** Closes the open dialog, and waits until its entry in the browser's history is gone too: that would abort a page load. */
export const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => history.state?.isDialog !== true)
}
