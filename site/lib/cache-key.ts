import { createHash } from 'node:crypto'
import { type Catalog, housePicture } from './catalog.ts'

/** The hash of all code that pages are made by; astro.config.mjs puts it in. */
declare const __CODE_HASH__: string

/**
 * What a prerendered page hangs on: its own content, what stands on every page, and the code. A page whose key is the same as
 * in the last build is not made again.
 */
export function cacheKey(catalog: Catalog, ...own: unknown[]): string {
  const { settings, currencies, currencyRates, pages } = catalog
  const linked = [...pages.values()].map(({ slug, previous_slugs, title }) => [slug, previous_slugs, title])
  const global = [settings, currencies, currencyRates, linked, housePicture(catalog), new Date().getFullYear()]
  return createHash('sha256')
    .update(JSON.stringify([__CODE_HASH__, global, own]))
    .digest('hex')
}
