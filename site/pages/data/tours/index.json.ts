import { encodeTourIndex } from '@nusa/shared/search'
import type { APIRoute } from 'astro'
import { getCatalog } from '../../../lib/catalog.ts'

/** All tours as search, lists and suggestions need them. */
export const GET: APIRoute = async () => Response.json(encodeTourIndex(await getCatalog()))
