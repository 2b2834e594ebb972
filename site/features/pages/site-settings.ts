import type { Currency, CurrencyRates } from '@nusa/shared/catalog'
import type { Catalog } from '../../lib/catalog.ts'

/** The settings that islands read: `/data/settings.json`. */
export interface SiteSettings {
  /** A percentage. */
  tax: number
  currencies: Currency[]
  currency_rates: CurrencyRates
  /** What the terms dialog shows; null where no page is chosen, or it is not published. */
  terms: { title: string; html: string } | null
}

export function siteSettings({
  settings,
  currencies,
  currencyRates,
  pages,
}: Pick<Catalog, 'settings' | 'currencies' | 'currencyRates' | 'pages'>): SiteSettings {
  const page = settings.terms_page === null ? undefined : pages.get(settings.terms_page)
  const terms = page ? { title: page.title, html: page.content } : null
  return { tax: settings.tax, currencies, currency_rates: currencyRates, terms }
}
