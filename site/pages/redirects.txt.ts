import type { APIRoute } from 'astro'
import { formatRedirects, redirects } from '../features/seo/redirects.ts'
import { getCatalog } from '../lib/catalog.ts'

/** Serves the redirects. The build names the file `_redirects`, where hosts look for it. */
export const GET: APIRoute = async () => new Response(formatRedirects(redirects(await getCatalog())))
