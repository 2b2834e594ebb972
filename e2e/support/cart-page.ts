import type { Page } from '@playwright/test'
import { totalIn } from './booking.ts'
import { expect } from './test.ts'

type Place = ReturnType<Page['locator']>

export const main = (page: Page) => page.getByRole('main')
export const panel = (page: Page) => page.getByRole('dialog', { name: /^Your Cart/ })

/** Returns an item in the cart panel or on the cart page. */
export const itemOf = (place: Place, id: string) => place.locator(`[data-cart-item="${id}"]`)

/** Waits until the amount next to the text "Total" is this. */
export const expectTotal = (place: Place, total: string) => expect.poll(() => totalIn(place)).toBe(total)

export const openPanel = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Your Cart/ })
    .click()
