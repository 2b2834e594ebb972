import type { Catalog } from '../../catalog/catalog.ts'
import { articlePath, categoryPath, destinationPath, hotelPath, pagePath, tourPath } from '../../lib/paths.ts'

/** `from` is a path without a page. `to` is the path of a page. */
export interface Redirect {
  from: string
  to: string
}

interface Entry {
  id: number | string
  slug: string
  previous_slugs: string[]
  updated_at: string
}

const lastSegmentPattern = /[^/]+$/

type RedirectCatalog = Pick<Catalog, 'tours' | 'destinations' | 'categories' | 'pages' | 'articles' | 'hotels'>

/** Returns the redirects from the ids and the previous slugs of entries. */
export function listRedirects(catalog: RedirectCatalog): Redirect[] {
  return [
    ...listEntryRedirects(catalog.tours, tourPath, { hasIdRedirects: true }),
    ...listEntryRedirects(catalog.destinations, destinationPath, { hasIdRedirects: true }),
    ...listEntryRedirects(catalog.hotels, hotelPath, { hasIdRedirects: true }),
    ...listEntryRedirects(catalog.categories, categoryPath),
    ...listEntryRedirects(catalog.pages, pagePath),
    ...listEntryRedirects(catalog.articles, articlePath),
  ]
}

/** Returns redirects from old names to current paths. A name that is now the slug of an entry does not redirect. */
function listEntryRedirects<RedirectedEntry extends Entry>(
  entriesById: ReadonlyMap<unknown, RedirectedEntry>,
  getPath: (entry: RedirectedEntry) => string,
  { hasIdRedirects = false } = {},
): Redirect[] {
  const entries = [...entriesById.values()]
  const currentSlugs = new Set(entries.map(({ slug }) => slug))
  const pathByOldName = new Map<string, string>()
  if (hasIdRedirects) for (const entry of entries) pathByOldName.set(String(entry.id), getPath(entry))
  // A previous slug of two entries redirects to the entry that was changed last.
  for (const entry of entries.toSorted((a, b) => a.updated_at.localeCompare(b.updated_at))) {
    for (const slug of entry.previous_slugs) pathByOldName.set(slug, getPath(entry))
  }
  return [...pathByOldName]
    .filter(([oldName]) => !currentSlugs.has(oldName))
    .map(([oldName, path]) => ({ from: path.replace(lastSegmentPattern, oldName), to: path }))
}

/** Returns the text for Netlify and the Node server, with one redirect per line: `/tour/7 /tour/ubud 301`. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}
