import type { Page } from '@playwright/test'

export const currencySelector = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Currency' })

export const firstPrice = (page: Page) => page.getByRole('article').first().locator('[data-idr]').last()
