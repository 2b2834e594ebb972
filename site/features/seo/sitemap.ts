import type { Catalog } from '../../catalog/catalog.ts'
import { pagePath, tourLists, tourPath } from '../../lib/paths.ts'

export interface SitemapEntry {
  path: string
  /** ISO 8601; undefined if unknown. */
  lastmod?: string | undefined
}

type Listed = Pick<
  Catalog,
  'tours' | 'pages' | 'categories' | 'destinations' | 'articles' | 'carRentals' | 'airportTransfers' | 'hotels'
>

/** Returns every page that search engines should index. */
export function sitemapEntries(catalog: Listed): SitemapEntry[] {
  const [tours, transfers, cars, hotels] = [
    [...catalog.tours.values()],
    [...catalog.airportTransfers.values()],
    [...catalog.carRentals.values()],
    [...catalog.hotels.values()],
  ]
  const [categories, destinations, articles] = [
    [...catalog.categories.values()],
    [...catalog.destinations.values()],
    [...catalog.articles.values()],
  ]
  return [
    { path: '/', lastmod: lastChange(tours) },
    ...tourLists.map(({ path }) => ({ path, lastmod: lastChange(tours) })),
    ...section('/categories', categories, ({ slug }) => slug),
    ...section('/destinations', destinations, ({ slug }) => slug, '/destination'),
    ...section('/news', articles, ({ slug }) => slug),
    { path: '/transport' },
    ...section('/airport-transfer', transfers, ({ id }) => id),
    ...section('/car-rental', cars, ({ id }) => id),
    ...section('/hotels', hotels, ({ slug }) => slug),
    ...tours.map((tour) => ({ path: tourPath(tour), lastmod: tour.updated_at })),
    ...[...catalog.pages.values()].map((page) => ({ path: pagePath(page), lastmod: page.updated_at })),
  ]
}

/** Returns the page that lists entries, and the page of each entry. */
function section<Entry extends { updated_at: string }>(
  list: string,
  entries: readonly Entry[],
  name: (entry: Entry) => string | number,
  folder = list,
): SitemapEntry[] {
  return [
    { path: list, lastmod: lastChange(entries) },
    ...entries.map((entry) => ({ path: `${folder}/${name(entry)}`, lastmod: entry.updated_at })),
  ]
}

function lastChange(entries: readonly { updated_at: string }[]): string | undefined {
  return entries
    .map((entry) => entry.updated_at)
    .sort()
    .at(-1)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** URLs are absolute. */
export function sitemapXml(entries: readonly SitemapEntry[], site: URL): string {
  const urls = entries.map(({ path, lastmod }) => {
    const loc = `<loc>${escapeXml(new URL(path, site).href)}</loc>`
    return `<url>${loc}${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * Crawlers must not request these paths. Personal pages are allowed, because crawlers would otherwise not see that
 * these pages have noindex.
 */
const disallowedPaths = ['/api/', '/data/']

export function robotsTxt(site: URL): string {
  return `User-agent: *\n${disallowedPaths.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`
}
