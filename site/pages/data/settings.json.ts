import type { APIRoute } from 'astro'
import { getCatalog } from '../../catalog/catalog.ts'
import { siteSettings } from '../../features/pages/site-settings.ts'

export const GET: APIRoute = async () => Response.json(siteSettings(await getCatalog()))
