import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const cards = (page: Page) => page.getByRole('region', { name: 'Tours' }).getByRole('article')

/** Matches nothing while the list is loading or the page is opening. */
const loadedList = (page: Page) =>
  page.locator(
    'html:not([data-asked], [data-opening]:has([data-below-fold])) [data-tour-results]:not(:has([data-loading]))',
  )

/** Waits until there is at least one value, because tests with no values would check nothing. */
async function readValues<Value>(container: Locator, read: (container: Locator) => Promise<Value[]>): Promise<Value[]> {
  let values: Value[] = []
  const countValues = async () => {
    values = await read(container)
    return values.length
  }
  await expect.poll(countValues, { message: 'the list has at least one card' }).toBeGreaterThan(0)
  return values
}

export const readTitles = (page: Page) =>
  readValues(loadedList(page).getByRole('article').getByRole('heading'), (headings) => headings.allInnerTexts())

/** Returns the "from" prices of the visible cards in rupiah. */
export const readPrices = (page: Page) =>
  readValues(loadedList(page).getByRole('article').locator('p > [data-idr]'), (amounts) =>
    amounts.evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('data-idr')))),
  )

export async function readTourCount(page: Page): Promise<number> {
  const status = loadedList(page)
    .getByRole('status')
    .filter({ hasText: /^\s*\d+ Tours?\s*$/ })
  await expect(status).toBeVisible()
  return Number.parseInt((await status.innerText()).trim(), 10)
}

export async function expectCount(page: Page, isExpected: (count: number) => boolean): Promise<void> {
  await expect.poll(async () => isExpected(await readTourCount(page))).toBe(true)
}

export const isSorted = (values: number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
