import type { Catalog } from '../../catalog/catalog.ts'
import { articlePath, categoryPath, destinationPath, hotelPath, pagePath, tourPath } from '../../lib/paths.ts'

/** `from` is no page. `to` is the path of a page. */
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

type Sections = Pick<Catalog, 'tours' | 'destinations' | 'categories' | 'pages' | 'articles' | 'hotels'>

/** Redirects from the ids and the previous slugs of entries. */
export function redirects(catalog: Sections): Redirect[] {
  return [
    ...redirectsOf([...catalog.tours.values()], tourPath, { byId: true }),
    ...redirectsOf([...catalog.destinations.values()], destinationPath, { byId: true }),
    ...redirectsOf([...catalog.hotels.values()], hotelPath, { byId: true }),
    ...redirectsOf([...catalog.categories.values()], categoryPath),
    ...redirectsOf([...catalog.pages.values()], pagePath),
    ...redirectsOf([...catalog.articles.values()], articlePath),
  ]
}

/** The path of an existing entry never redirects. */
function redirectsOf<Kind extends Entry>(
  entries: readonly Kind[],
  pathOf: (entry: Kind) => string,
  { byId = false } = {},
): Redirect[] {
  const currentSlugs = new Set(entries.map(({ slug }) => slug))
  const targets = new Map<string, string>()
  if (byId) for (const entry of entries) targets.set(String(entry.id), pathOf(entry))
  // If two entries had the same previous slug, it redirects to the entry that was changed last.
  for (const entry of entries.toSorted((a, b) => a.updated_at.localeCompare(b.updated_at))) {
    for (const slug of entry.previous_slugs) targets.set(slug, pathOf(entry))
  }
  return [...targets]
    .filter(([name]) => !currentSlugs.has(name))
    .map(([name, to]) => ({ from: to.replace(/[^/]+$/, name), to }))
}

/** For Netlify and the Node server, one per line: `/tour/7 /tour/ubud 301`. */
export function formatRedirects(list: readonly Redirect[]): string {
  return list.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}
