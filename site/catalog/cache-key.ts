import { createHash } from 'node:crypto'
import { type Catalog, siteLogo, sitePicture } from './catalog.ts'

type EveryPageContent = Pick<Catalog, 'settings' | 'currencies' | 'pages' | 'heroSlides' | 'pictures' | 'tours'>

const everyPageHashes = new WeakMap<EveryPageContent, string>()

let areKeysEnabled = true

/** A preview needs no keys, and computing them takes seconds for thousands of pages. */
export function disableKeys(): void {
  areKeysEnabled = false
}

/**
 * Returns a hash of `pageContent` and of the content that all pages show. A page with an unchanged key is not rendered
 * again.
 * @param pageContent not called if keys are disabled
 */
export function cacheKey(catalog: EveryPageContent, pageContent: () => unknown[]): string {
  if (!areKeysEnabled) return ''
  const everyPageHash = everyPageHashes.get(catalog) ?? hash(contentOfEveryPage(catalog))
  everyPageHashes.set(catalog, everyPageHash)
  const partHashes = pageContent().map((part) => (Array.isArray(part) ? part.map(cachedHash) : cachedHash(part)))
  return hash([everyPageHash, partHashes])
}

/** A tour is in the lists of all its categories and destinations but is serialized only once. */
const hashByObject = new WeakMap<object, string>()

/** Objects of the catalogue never change. */
function cachedHash(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const contentHash = hashByObject.get(value) ?? hash(value)
  hashByObject.set(value, contentHash)
  return contentHash
}

function contentOfEveryPage(catalog: EveryPageContent): unknown[] {
  const { settings, currencies, pages } = catalog
  const linkedPages = [...pages.values()].map(({ slug, previous_slugs, title }) => [slug, previous_slugs, title])
  return [settings, currencies, linkedPages, sitePicture(catalog), siteLogo(catalog), new Date().getFullYear()]
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
