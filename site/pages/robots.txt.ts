import type { APIRoute } from 'astro'
import { formatRobotsTxt } from '../features/seo/sitemap.ts'

export const GET: APIRoute = ({ site, url }) =>
  new Response(formatRobotsTxt(site ?? url), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
