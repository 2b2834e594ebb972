import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The cards of the list that is shown. */
export const cards = (page: Page) => page.getByRole('region', { name: 'Tours' }).getByRole('article')

/** A list that shows all that its address asks for. As long as that is on its way or being opened nothing matches. */
const drawn = (page: Page) =>
  page.locator(
    'html:not([data-asked], [data-opening]:has([data-closed])) [data-tour-results]:not(:has([data-loading]))',
  )

/** What is read from a list once it is drawn, which is something: a list without cards says nothing about them. */
async function readDrawn<Value>(place: Locator, read: (place: Locator) => Promise<Value[]>): Promise<Value[]> {
  let values: Value[] = []
  const count = async () => {
    values = await read(place)
    return values.length
  }
  await expect.poll(count, { message: 'a list with cards' }).toBeGreaterThan(0)
  return values
}

/** The titles of the cards that are shown. */
export const titles = (page: Page) =>
  readDrawn(drawn(page).getByRole('article').getByRole('heading'), (found) => found.allInnerTexts())

/** The 'from' prices of the cards that are shown, in rupiah. */
export const prices = (page: Page) =>
  readDrawn(drawn(page).getByRole('article').locator('p > [data-idr]'), (amounts) =>
    amounts.evaluateAll((found) => found.map((amount) => Number(amount.getAttribute('data-idr')))),
  )

/** How many tours the list says that it has. */
export async function countSaid(page: Page): Promise<number> {
  const said = drawn(page)
    .getByRole('status')
    .filter({ hasText: /^\s*\d+ Tours?\s*$/ })
  await expect(said).toBeVisible()
  return Number.parseInt((await said.innerText()).trim(), 10)
}

/** Waits until the list says a number that is accepted. */
export async function expectCount(page: Page, isRight: (count: number) => boolean): Promise<void> {
  await expect.poll(async () => isRight(await countSaid(page))).toBe(true)
}

export const isSorted = (values: number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
