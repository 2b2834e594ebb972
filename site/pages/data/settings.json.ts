import type { APIRoute } from 'astro'
import { siteSettings } from '../../features/pages/site-settings.ts'
import { getCatalog } from '../../lib/catalog.ts'

/** What islands need of the site's settings. */
export const GET: APIRoute = async () => Response.json(siteSettings(await getCatalog()))
