import type { HotelOffer } from '@nusa/shared/catalog'
import type { APIRoute, GetStaticPaths } from 'astro'
import { cacheKey } from '../../../catalog/cache-key.ts'
import { getCatalog } from '../../../catalog/catalog.ts'
import { createHotelOffer } from '../../../features/hotels/view.ts'

export const getStaticPaths = (async () => {
  const catalog = await getCatalog()
  return [...catalog.hotels.values()].map((hotel) => {
    const offer = createHotelOffer(hotel, catalog)
    return { params: { id: offer.id }, props: { offer }, cacheKey: cacheKey(catalog, () => [offer]) }
  })
}) satisfies GetStaticPaths

export const GET: APIRoute<{ offer: HotelOffer }> = ({ props }) => Response.json(props.offer)
