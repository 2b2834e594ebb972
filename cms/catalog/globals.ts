import { formatPhone } from '@nusa/shared/phones/numbers'
import type { Currency, Setting } from '../generated/payload-types.ts'
import { relationId } from './parts.ts'

/** The country of company phone numbers that are entered without a country code. */
const homeCountry = 'ID'

const defaultTaxPercent = 10

/** Returns the input of `settingsSchema`. */
export function toSettings(doc: Setting) {
  return {
    site_name: doc.site_name,
    tagline: doc.tagline ?? '',
    logo: relationId(doc.logo),
    tax: doc.tax ?? defaultTaxPercent,
    contact: {
      email: doc.contact.email,
      phone: formatPhone(doc.contact.phone ?? '', homeCountry),
      whatsapp: formatPhone(doc.contact.whatsapp ?? '', homeCountry),
      address: doc.contact.address ?? '',
    },
    social: (doc.social ?? []).map(({ name, url }) => ({ name, url })),
    terms_page: relationId(doc.terms_page),
    privacy_page: relationId(doc.privacy_page),
    trusted_by: doc.trusted_by ?? '',
    stats: (doc.stats ?? []).map(({ figure, label }) => ({ figure, label })),
    trust_lines: doc.trust_lines ?? [],
    cancellation_policy_id: relationId(doc.cancellation_policy_id),
  }
}

/** Returns each available currency as the input of `currencySchema`. */
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

/** Returns the input of `currencyRatesSchema`: what one rupiah is worth in each currency. */
export function toCurrencyRates(doc: Currency) {
  const { base_currency, rates } = doc.currency_rates
  return { base_currency, rates: Object.fromEntries((rates ?? []).map(({ code, rate }) => [code, rate])) }
}
