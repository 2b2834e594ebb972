import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The cards of the list that is shown. */
export const cards = (page: Page) => page.getByRole('region', { name: 'Tours' }).getByRole('article')

export const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

/** How many tours the list says that it has. */
export async function countSaid(page: Page): Promise<number> {
  const said = page.getByRole('status').filter({ hasText: /^\s*\d+ Tours?\s*$/ })
  await expect(said).toBeVisible()
  return Number.parseInt((await said.innerText()).trim(), 10)
}

/** Waits until the list shows this many tours or, with a function, as many as it accepts. */
export async function expectCount(page: Page, isRight: (count: number) => boolean): Promise<void> {
  await expect.poll(async () => isRight(await countSaid(page))).toBe(true)
}

/** The 'from' prices of the cards that are shown, in rupiah. */
export async function prices(page: Page): Promise<number[]> {
  const amounts = cards(page).locator('p > [data-idr]')
  return amounts.evaluateAll((found) => found.map((amount) => Number(amount.getAttribute('data-idr'))))
}

export const isSorted = (values: number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
