import type { Page } from '@playwright/test'

export const currencySelector = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Currency' })

export const firstPrice = (page: Page) => page.getByRole('article').first().locator('[data-idr]').last()

export const RATES_URL = '**/api/currency-rates'

/** The URLs of later requests are added to the returned array. */
export function recordRateRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/currency-rates')) urls.push(request.url())
  })
  return urls
}

/** Returns null for rupiah. */
export const readStoredCurrency = (page: Page) => page.evaluate(() => localStorage.getItem('preferred_currency'))
