import type { APIRoute } from 'astro'
import { sitemapEntries, sitemapXml } from '../features/seo/sitemap.ts'
import { getCatalog } from '../lib/catalog.ts'

export const GET: APIRoute = async ({ site, url }) =>
  new Response(sitemapXml(sitemapEntries(await getCatalog()), site ?? url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
