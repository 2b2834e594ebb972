import { currencyRatesSchema, currencySchema, settingsSchema } from '../catalog/index.ts'
import { createFactory } from './factory.ts'

export const makeSettings = createFactory(settingsSchema, {
  site_name: 'Nusa',
  tagline: '',
  logo: null,
  tax: 10,
  contact: { email: 'hello@nusa.example', phone: '+62 361 555 0100', whatsapp: '', address: 'Jalan Raya Ubud 8, Bali' },
  social: [],
  terms_page: null,
  privacy_page: null,
  trusted_by: '',
  stats: [],
  trust_lines: [],
  cancellation_policy_id: null,
})

export const makeCurrency = createFactory(currencySchema, {
  code: 'USD',
  name: 'US Dollar',
  symbol: '$',
  symbol_position: 'before',
  decimal_digits: 2,
})

export const makeCurrencyRates = createFactory(currencyRatesSchema, {
  base_currency: 'IDR',
  rates: { IDR: 1, USD: 0.00006, EUR: 0.00005 },
})
