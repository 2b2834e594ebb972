import type { Locator, Page } from '@playwright/test'

/** Replaces a mouse click, because the next click at the same position would count as a double click. */
const pressEnter = (button: Locator) => button.press('Enter')

export const openRoomDialog = async (page: Page, room: RegExp) => {
  await page.goto('/hotels/lembah-sayan-ubud')
  await pressEnter(page.getByRole('link', { name: room }))
  return page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' })
}

export const openTransferDialog = async (page: Page) => {
  await page.goto('/airport-transfer/1')
  await pressEnter(page.getByRole('complementary').getByRole('button', { name: 'Book Now' }))
  return page.getByRole('dialog', { name: 'Booking Details' })
}

export const openCarDialog = async (page: Page) => {
  await page.goto('/car-rental')
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  return page.getByRole('dialog', { name: /^Book: / })
}

/**
 * Closes the dialog, and waits until its history entry is removed. Otherwise the removal would abort the load of the
 * next page.
 */
export const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => history.state?.isDialog !== true)
}
