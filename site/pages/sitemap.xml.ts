import type { APIRoute } from 'astro'
import { getCatalog } from '../catalog/catalog.ts'
import { formatSitemap, listSitemapEntries } from '../features/seo/sitemap.ts'

export const GET: APIRoute = async ({ site, url }) =>
  new Response(formatSitemap(listSitemapEntries(await getCatalog()), site ?? url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
