import type { TourOffer } from '@nusa/shared/catalog'
import type { APIRoute, GetStaticPaths } from 'astro'
import { tourOffer } from '../../../features/tour/view.ts'
import { cacheKey } from '../../../lib/cache-key.ts'
import { getCatalog } from '../../../lib/catalog.ts'

export const getStaticPaths = (async () => {
  const catalog = await getCatalog()
  return [...catalog.tours.values()].map((tour) => {
    const offer = tourOffer(tour, catalog.pictures)
    return { params: { id: String(tour.id) }, props: { offer }, cacheKey: cacheKey(catalog, () => [offer]) }
  })
}) satisfies GetStaticPaths

/** A tour as the cart prices and shows it. */
export const GET: APIRoute<{ offer: TourOffer }> = ({ props }) => Response.json(props.offer)
