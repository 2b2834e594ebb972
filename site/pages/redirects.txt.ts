import type { APIRoute } from 'astro'
import { getCatalog } from '../catalog/catalog.ts'
import { formatRedirects, listRedirects } from '../features/seo/redirects.ts'

/** The build names the file `_redirects`, where hosts look for it. */
export const GET: APIRoute = async () => new Response(formatRedirects(listRedirects(await getCatalog())))
