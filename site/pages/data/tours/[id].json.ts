import { findCancellation, type Tour, toTourPickup } from '@nusa/shared/catalog'
import type { APIRoute, GetStaticPaths } from 'astro'
import { cacheKey } from '../../../catalog/cache-key.ts'
import { getCatalog } from '../../../catalog/catalog.ts'
import { createTourOffer, findTourPictures } from '../../../features/tours/page/view.ts'

export const getStaticPaths = (async () => {
  const catalog = await getCatalog()
  return [...catalog.tours.values()].map((tour) => {
    const getShownContent = () => [
      tour,
      findTourPictures(tour, catalog.pictures),
      findCancellation(catalog.cancellation, tour.cancellation_policy_id),
      toTourPickup(tour, catalog.pickupZones),
    ]
    return { params: { id: String(tour.id) }, props: { tour }, cacheKey: cacheKey(catalog, getShownContent) }
  })
}) satisfies GetStaticPaths

export const GET: APIRoute<{ tour: Tour }> = async ({ props }) => {
  return Response.json(createTourOffer(props.tour, await getCatalog()))
}
