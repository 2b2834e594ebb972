import { makeCurrency, makeCurrencyRates, makePage, makeSettings } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { siteSettings } from './site-settings.ts'

const catalog = {
  settings: makeSettings({ tax: 11, terms_page: 4 }),
  currencies: [makeCurrency()],
  currencyRates: makeCurrencyRates(),
  pages: new Map([[4, makePage({ id: 4, title: 'Terms', content: '<p>Pay first.</p>' })]]),
}

it('islands read tax, currencies, rates and the terms that the editors chose', () => {
  expect(siteSettings(catalog)).toEqual({
    tax: 11,
    currencies: catalog.currencies,
    currency_rates: catalog.currencyRates,
    terms: { title: 'Terms', html: '<p>Pay first.</p>' },
  })
})

it('there are no terms where their page is not published', () => {
  expect(siteSettings({ ...catalog, pages: new Map() }).terms).toBeNull()
})
