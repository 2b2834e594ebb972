import { createHash } from 'node:crypto'
import { type Catalog, housePicture } from './catalog.ts'

/** What of the content every page shows, or may show. */
type OnEveryPage = Pick<Catalog, 'settings' | 'currencies' | 'pages' | 'heroSlides' | 'pictures' | 'tours'>

/** What stands on every page, as a hash: it is the same for all pages of a build. */
const everywhere = new WeakMap<OnEveryPage, string>()

let areKeysWanted = true

/** From now on keys are empty: who knows which pages to make saves seconds in a site of thousands. */
export function leaveOutKeys(): void {
  areKeysWanted = false
}

/**
 * What a prerendered page hangs on: its own content, and what stands on every page. A page whose key is the same as in the last
 * build, by the same code, is not made again.
 * @param own tells what of the content it shows; nobody asks where keys are left out
 */
export function cacheKey(catalog: OnEveryPage, own: () => unknown[]): string {
  if (!areKeysWanted) return ''
  const everyPage = everywhere.get(catalog) ?? hash(standingOnEveryPage(catalog))
  everywhere.set(catalog, everyPage)
  return hash([everyPage, own().map((part) => (Array.isArray(part) ? part.map(digest) : digest(part)))])
}

/** The hashes of objects: a tour stands in the lists of all of its categories and destinations, and is written out once. */
const digests = new WeakMap<object, string>()

/** The same for values with the same content; objects of the catalog never change. */
function digest(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = digests.get(value) ?? hash(value)
  digests.set(value, known)
  return known
}

function standingOnEveryPage(catalog: OnEveryPage): unknown[] {
  const { settings, currencies, pages } = catalog
  const linked = [...pages.values()].map(({ slug, previous_slugs, title }) => [slug, previous_slugs, title])
  return [settings, currencies, linked, housePicture(catalog), new Date().getFullYear()]
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
