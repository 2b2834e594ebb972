import { encodeTourIndex } from '@nusa/shared/search'
import type { APIRoute } from 'astro'
import { getCatalog } from '../../../catalog/catalog.ts'

/** For search, lists and suggestions. */
export const GET: APIRoute = async () => Response.json(encodeTourIndex(await getCatalog()))
