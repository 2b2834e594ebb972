import type { Catalog } from '../../catalog/catalog.ts'
import { pagePath, tourLists, tourPath } from '../../lib/paths.ts'

export interface SitemapEntry {
  path: string
  /** ISO 8601; undefined if unknown. */
  lastmod?: string | undefined
}

type SitemapCatalog = Pick<
  Catalog,
  'tours' | 'pages' | 'categories' | 'destinations' | 'articles' | 'carRentals' | 'airportTransfers' | 'hotels'
>

/** Returns every page that search engines should index. */
export function listSitemapEntries(catalog: SitemapCatalog): SitemapEntry[] {
  const tours = [...catalog.tours.values()]
  return [
    { path: '/', lastmod: findLastChange(tours) },
    ...tourLists.map(({ path }) => ({ path, lastmod: findLastChange(tours) })),
    ...listPageAndEntries('/categories', catalog.categories, ({ slug }) => slug),
    ...listPageAndEntries('/destinations', catalog.destinations, ({ slug }) => slug, '/destination'),
    ...listPageAndEntries('/news', catalog.articles, ({ slug }) => slug),
    { path: '/transport' },
    ...listPageAndEntries('/airport-transfer', catalog.airportTransfers, ({ id }) => id),
    ...listPageAndEntries('/car-rental', catalog.carRentals, ({ id }) => id),
    ...listPageAndEntries('/hotels', catalog.hotels, ({ slug }) => slug),
    ...tours.map((tour) => ({ path: tourPath(tour), lastmod: tour.updated_at })),
    ...[...catalog.pages.values()].map((page) => ({ path: pagePath(page), lastmod: page.updated_at })),
  ]
}

/** Returns the page that lists entries, and the page of each entry. */
function listPageAndEntries<Entry extends { updated_at: string }>(
  listPath: string,
  entriesById: ReadonlyMap<unknown, Entry>,
  getSlugOrId: (entry: Entry) => string | number,
  entryFolder = listPath,
): SitemapEntry[] {
  const entries = [...entriesById.values()]
  return [
    { path: listPath, lastmod: findLastChange(entries) },
    ...entries.map((entry) => ({ path: `${entryFolder}/${getSlugOrId(entry)}`, lastmod: entry.updated_at })),
  ]
}

function findLastChange(entries: readonly { updated_at: string }[]): string | undefined {
  return entries
    .map((entry) => entry.updated_at)
    .sort()
    .at(-1)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function formatSitemap(entries: readonly SitemapEntry[], site: URL): string {
  const urls = entries.map(({ path, lastmod }) => {
    const loc = `<loc>${escapeXml(new URL(path, site).href)}</loc>`
    const lastModified = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
    return `<url>${loc}${lastModified}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * Crawlers must not request these paths. Personal pages are not listed here, because crawlers have to read a page to
 * see its `noindex`.
 */
const disallowedPaths = ['/api/', '/data/']

export function formatRobotsTxt(site: URL): string {
  const rules = disallowedPaths.map((path) => `Disallow: ${path}`)
  const sitemapUrl = new URL('/sitemap.xml', site).href
  return ['User-agent: *', ...rules, '', `Sitemap: ${sitemapUrl}`, ''].join('\n')
}
