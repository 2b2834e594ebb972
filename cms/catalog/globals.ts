import { formatPhone } from '@nusa/shared/phones/numbers'
import type { Currency, Setting } from '../payload-types.ts'
import { relationId } from './parts.ts'

/** The country of the company's phone numbers that have no country code. */
const home = 'ID'

/** The tax (per cent) where the editor set none. */
const defaultTax = 10

/** What holds for the whole site, to be parsed with `settingsSchema`. */
export function toSettings(doc: Setting) {
  return {
    site_name: doc.site_name,
    tagline: doc.tagline ?? '',
    tax: doc.tax ?? defaultTax,
    contact: {
      email: doc.contact.email,
      phone: formatPhone(doc.contact.phone ?? '', home),
      whatsapp: formatPhone(doc.contact.whatsapp ?? '', home),
      address: doc.contact.address ?? '',
    },
    social: (doc.social ?? []).map(({ name, url }) => ({ name, url })),
    terms_page: relationId(doc.terms_page),
    privacy_page: relationId(doc.privacy_page),
    trusted_by: doc.trusted_by ?? '',
    stats: (doc.stats ?? []).map(({ figure, label }) => ({ figure, label })),
    trust_lines: doc.trust_lines ?? [],
  }
}

/** The currencies that can be chosen, each to be parsed with `currencySchema`. */
export function toCurrencies(doc: Currency) {
  return (doc.currencies ?? [])
    .filter((currency) => currency.is_active !== false)
    .map(({ code, name, symbol, symbol_position, decimal_digits }) => ({
      code,
      name,
      symbol,
      symbol_position,
      decimal_digits,
    }))
}

/** What one rupiah is in other currencies, to be parsed with `currencyRatesSchema`. */
export function toCurrencyRates(doc: Currency) {
  const { base_currency, rates } = doc.currency_rates
  return { base_currency, rates: Object.fromEntries((rates ?? []).map(({ code, rate }) => [code, rate])) }
}
