import { type Terms, termsVersion } from '@nusa/shared/booking'
import type { Catalog } from '../../catalog/catalog.ts'

/** Islands read these settings from `/data/settings.json`. */
export interface SiteSettings {
  /** In percent. */
  tax: number
  /** Null if no page is chosen or the chosen page is not published. */
  terms: Terms | null
}

export function createSiteSettings({ settings, pages }: Pick<Catalog, 'settings' | 'pages'>): SiteSettings {
  const page = settings.terms_page === null ? undefined : pages.get(settings.terms_page)
  const terms = page ? { version: termsVersion(page), title: page.title, html: page.content } : null
  return { tax: settings.tax, terms }
}
