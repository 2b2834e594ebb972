import type { HotelOffer } from '@nusa/shared/catalog'
import type { APIRoute, GetStaticPaths } from 'astro'
import { hotelOffer } from '../../../features/hotels/offer.ts'
import { cacheKey } from '../../../lib/cache-key.ts'
import { getCatalog } from '../../../lib/catalog.ts'

export const getStaticPaths = (async () => {
  const catalog = await getCatalog()
  return [...catalog.hotels.values()].map((hotel) => {
    const offer = hotelOffer(hotel, catalog)
    return { params: { id: offer.id }, props: { offer }, cacheKey: cacheKey(catalog, () => [offer]) }
  })
}) satisfies GetStaticPaths

/** A hotel with its rooms as the cart prices and shows them. */
export const GET: APIRoute<{ offer: HotelOffer }> = ({ props }) => Response.json(props.offer)
