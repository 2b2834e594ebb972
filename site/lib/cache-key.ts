import { createHash } from 'node:crypto'
import { type Catalog, housePicture } from './catalog.ts'

/** The hash of all code that pages are made by; astro.config.mjs puts it in. */
declare const __CODE_HASH__: string

/** What stands on every page, as a hash: it is the same for all pages of a build. */
const everywhere = new WeakMap<Catalog, string>()

/**
 * What a prerendered page hangs on: its own content, what stands on every page, and the code. A page whose key is the same as
 * in the last build is not made again.
 */
export function cacheKey(catalog: Catalog, ...own: unknown[]): string {
  const everyPage = everywhere.get(catalog) ?? hash([__CODE_HASH__, standingOnEveryPage(catalog)])
  everywhere.set(catalog, everyPage)
  return hash([everyPage, own])
}

function standingOnEveryPage(catalog: Catalog): unknown[] {
  const { settings, currencies, pages } = catalog
  const linked = [...pages.values()].map(({ slug, previous_slugs, title }) => [slug, previous_slugs, title])
  return [settings, currencies, linked, housePicture(catalog), new Date().getFullYear()]
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
