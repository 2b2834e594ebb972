import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export async function openSearchDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Tour' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Finds the search form of the home page and of /search. */
export const heroSearchForm = (page: Page) => page.locator('main').getByRole('search')

export const searchField = (form: Locator) => form.getByLabel('What or where')
