import type { APIRoute } from 'astro'
import { siteSettings } from '../../features/pages/site-settings.ts'
import { getCatalog } from '../../lib/catalog.ts'

/** Serves the settings that islands need. */
export const GET: APIRoute = async () => Response.json(siteSettings(await getCatalog()))
