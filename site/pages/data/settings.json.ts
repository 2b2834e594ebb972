import type { APIRoute } from 'astro'
import { getCatalog } from '../../catalog/catalog.ts'
import { createSiteSettings } from '../../features/pages/site-settings.ts'

export const GET: APIRoute = async () => Response.json(createSiteSettings(await getCatalog()))
