import type { RentalOffer } from '@nusa/shared/catalog'
import type { APIRoute, GetStaticPaths } from 'astro'
import { cacheKey } from '../../../catalog/cache-key.ts'
import { getCatalog } from '../../../catalog/catalog.ts'
import { createRentalOffer } from '../../../features/transport/rentals/rentals.ts'

export const getStaticPaths = (async () => {
  const catalog = await getCatalog()
  return [...catalog.carRentals.values()].map((car) => {
    const offer = createRentalOffer(car, catalog)
    return { params: { id: String(offer.id) }, props: { offer }, cacheKey: cacheKey(catalog, () => [offer]) }
  })
}) satisfies GetStaticPaths

export const GET: APIRoute<{ offer: RentalOffer }> = ({ props }) => Response.json(props.offer)
