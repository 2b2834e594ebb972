import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Returns the cards of the current list. */
export const cards = (page: Page) => page.getByRole('region', { name: 'Tours' }).getByRole('article')

/**
 * Returns the list when it shows everything that its URL requests. Matches nothing while the list is loading or
 * opening.
 */
const drawn = (page: Page) =>
  page.locator(
    'html:not([data-asked], [data-opening]:has([data-closed])) [data-tour-results]:not(:has([data-loading]))',
  )

/**
 * Reads values from a fully drawn list and waits until there is at least one: an empty result proves nothing about
 * cards.
 */
async function readDrawn<Value>(place: Locator, read: (place: Locator) => Promise<Value[]>): Promise<Value[]> {
  let values: Value[] = []
  const count = async () => {
    values = await read(place)
    return values.length
  }
  await expect.poll(count, { message: 'a list with cards' }).toBeGreaterThan(0)
  return values
}

/** Returns the titles of the visible cards. */
export const titles = (page: Page) =>
  readDrawn(drawn(page).getByRole('article').getByRole('heading'), (found) => found.allInnerTexts())

/** Returns the "from" prices of the visible cards in rupiah. */
export const prices = (page: Page) =>
  readDrawn(drawn(page).getByRole('article').locator('p > [data-idr]'), (amounts) =>
    amounts.evaluateAll((found) => found.map((amount) => Number(amount.getAttribute('data-idr')))),
  )

/** Returns the number of tours that the list reports. */
export async function countSaid(page: Page): Promise<number> {
  const said = drawn(page)
    .getByRole('status')
    .filter({ hasText: /^\s*\d+ Tours?\s*$/ })
  await expect(said).toBeVisible()
  return Number.parseInt((await said.innerText()).trim(), 10)
}

/** Waits until the list reports an accepted number of tours. */
export async function expectCount(page: Page, isRight: (count: number) => boolean): Promise<void> {
  await expect.poll(async () => isRight(await countSaid(page))).toBe(true)
}

export const isSorted = (values: number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
