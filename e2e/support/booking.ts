import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens the page of the first tour, starting on the home page. Returns the title of the tour. */
export async function openFirstTour(page: Page): Promise<string> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Bali and Beyond in Indonesia' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours', exact: true }).click()
  await expect(page).toHaveURL(/\/tours$/)
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: /View Tour/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return title
}

export async function choosePickupLater(page: Page): Promise<void> {
  await page.getByLabel('Pickup', { exact: true }).selectOption('later')
}

/** Scrolls to a tour's booking form, so that it hydrates, and waits until it is interactive. */
export async function hydrateBookingForm(page: Page): Promise<void> {
  await page.getByLabel('Package', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
}

/** The first available day may be tomorrow, which becomes unavailable at midnight in Bali, possibly during the test. */
async function chooseDayNextMonth(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Date/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Date' })
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.locator('[data-date]:not([aria-disabled])').last().click()
  await expect(dialog).toBeHidden()
}

/** Adds the first package for two adults to the cart. Returns the total that the page shows. */
export async function addToCart(page: Page): Promise<string> {
  await hydrateBookingForm(page)
  await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  await chooseDayNextMonth(page)
  await page.getByRole('button', { name: /^Travelers/ }).click()
  const travellerDialog = page.getByRole('dialog', { name: /^Travelers/ })
  await travellerDialog.getByRole('button', { name: 'Increase Adults' }).click()
  await travellerDialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /^Travelers/ })).toHaveAccessibleName(/2 Adults/)
  const summary = page.getByRole('region', { name: 'Price summary' })
  const total = await readTotal(summary)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  // The script that adds to the cart loads on the first interaction, so the dialog may open with a delay.
  await expect(page.getByRole('dialog', { name: /^Your Cart/ })).toBeVisible()
  return total
}

/** Returns the amount next to the text "Total". */
export async function readTotal(container: ReturnType<Page['locator']>): Promise<string> {
  const totalRow = container
    .getByText(/^Total$/)
    .last()
    .locator('xpath=ancestor::div[1]')
  await expect(totalRow).toContainText(/Rp\d/)
  return /Rp[\d.]+/.exec(await totalRow.innerText())?.[0] ?? ''
}
