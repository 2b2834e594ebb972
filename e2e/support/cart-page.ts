import type { Page } from '@playwright/test'
import { readTotal } from './booking.ts'
import { expect } from './test.ts'

type Container = ReturnType<Page['locator']>

export const main = (page: Page) => page.getByRole('main')
export const cartPanel = (page: Page) => page.getByRole('dialog', { name: /^Your Cart/ })

export const cartItem = (container: Container, id: string) => container.locator(`[data-cart-item="${id}"]`)

export const expectTotal = (container: Container, total: string) => expect.poll(() => readTotal(container)).toBe(total)

export const openCartPanel = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Your Cart/ })
    .click()
