import type { PictureName } from '../content/pictures.ts'
import {
  type CategorySlug,
  categories,
  countries,
  type DestinationSlug,
  destinations,
  type PickupZoneName,
  pickupZones,
} from '../content/places.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'

export type DestinationIds = {
  getDestinationId: GetId<DestinationSlug>
  getCategoryId: GetId<CategorySlug>
  getPickupZoneId: GetId<PickupZoneName>
}

export async function seedDestinations(
  { payload }: SeedContext,
  getPictureId: GetId<PictureName>,
): Promise<DestinationIds> {
  const findAllOptions = { pagination: false, depth: 0 } as const
  const knownCountries = await payload.find({ collection: 'countries', ...findAllOptions })
  const getCountryId = await ensureAll(
    countries,
    ({ code }) => code,
    new Map(knownCountries.docs.map((doc) => [doc.code, doc.id])),
    (data) => payload.create({ collection: 'countries', data, depth: 0 }),
  )
  const knownDestinations = await payload.find({ collection: 'destinations', ...findAllOptions })
  const getDestinationId = await ensureAll(
    destinations,
    ({ slug }) => slug,
    new Map(knownDestinations.docs.map((doc) => [doc.slug, doc.id])),
    ({ image, ...place }) =>
      payload.create({
        collection: 'destinations',
        data: { ...place, image: getPictureId(image), country_id: getCountryId('ID'), _status: 'published' },
        depth: 0,
      }),
  )
  const knownCategories = await payload.find({ collection: 'categories', ...findAllOptions })
  const getCategoryId = await ensureAll(
    categories,
    ({ slug }) => slug,
    new Map(knownCategories.docs.map((doc) => [doc.slug, doc.id])),
    ({ slug, name, description, image, ...otherFields }) => {
      const isDraft = 'draft' in otherFields
      return payload.create({
        collection: 'categories',
        data: { slug, name, description, image: getPictureId(image), _status: isDraft ? 'draft' : 'published' },
        draft: isDraft,
        depth: 0,
      })
    },
  )
  const knownZones = await payload.find({ collection: 'pickup-zones', ...findAllOptions })
  const getPickupZoneId = await ensureAll(
    pickupZones,
    ({ name }) => name,
    new Map(knownZones.docs.map((doc) => [doc.name, doc.id])),
    (data) => payload.create({ collection: 'pickup-zones', data, depth: 0 }),
  )
  return { getDestinationId, getCategoryId, getPickupZoneId }
}
