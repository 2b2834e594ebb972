import type { Catalog } from '../../lib/catalog.ts'
import { pagePath, tourLists, tourPath } from '../../lib/paths.ts'

export interface SitemapEntry {
  path: string
  /** When its content was last changed, ISO 8601. */
  lastmod?: string
}

/** Every page that a search engine should know. */
export function sitemapEntries({ tours, pages }: Pick<Catalog, 'tours' | 'pages'>): SitemapEntry[] {
  return [
    { path: '/' },
    ...tourLists.map(({ path }) => ({ path })),
    ...[...tours.values()].map((tour) => ({ path: tourPath(tour), lastmod: tour.updated_at })),
    ...[...pages.values()].map((page) => ({ path: pagePath(page), lastmod: page.updated_at })),
  ]
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The sitemap as XML, with whole addresses. */
export function sitemapXml(entries: readonly SitemapEntry[], site: URL): string {
  const urls = entries.map(({ path, lastmod }) => {
    const address = `<loc>${escapeXml(new URL(path, site).href)}</loc>`
    return `<url>${address}${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What crawlers may read: all but the API and the pages that are a person's own business. */
export function robotsTxt(site: URL): string {
  const closed = ['/api/', '/auth', '/booking/', '/cart', '/checkout', '/data/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`
}
