import { createHash } from 'node:crypto'
import { type Catalog, housePicture } from './catalog.ts'

/** What stands on every page, as a hash: it is the same for all pages of a build. */
const everywhere = new WeakMap<Catalog, string>()

let areKeysWanted = true

/** From now on keys are empty: who knows which pages to make saves seconds in a site of thousands. */
export function leaveOutKeys(): void {
  areKeysWanted = false
}

/**
 * What a prerendered page hangs on: its own content, and what stands on every page. A page whose key is the same as in the last
 * build, by the same code, is not made again.
 */
export function cacheKey(catalog: Catalog, ...own: unknown[]): string {
  if (!areKeysWanted) return ''
  const everyPage = everywhere.get(catalog) ?? hash(standingOnEveryPage(catalog))
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
