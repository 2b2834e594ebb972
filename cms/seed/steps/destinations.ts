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
  destination: GetId<DestinationSlug>
  category: GetId<CategorySlug>
  pickupZone: GetId<PickupZoneName>
}

export async function seedDestinations({ payload }: SeedContext, picture: GetId<PictureName>): Promise<DestinationIds> {
  const all = { pagination: false, depth: 0 } as const
  const knownCountries = await payload.find({ collection: 'countries', ...all })
  const country = await ensureAll(
    countries,
    ({ code }) => code,
    new Map(knownCountries.docs.map((doc) => [doc.code, doc.id])),
    (data) => payload.create({ collection: 'countries', data, depth: 0 }),
  )
  const knownDestinations = await payload.find({ collection: 'destinations', ...all })
  const destination = await ensureAll(
    destinations,
    ({ slug }) => slug,
    new Map(knownDestinations.docs.map((doc) => [doc.slug, doc.id])),
    ({ image, ...place }) =>
      payload.create({
        collection: 'destinations',
        data: { ...place, image: picture(image), country_id: country('ID'), _status: 'published' },
        depth: 0,
      }),
  )
  const knownCategories = await payload.find({ collection: 'categories', ...all })
  const category = await ensureAll(
    categories,
    ({ slug }) => slug,
    new Map(knownCategories.docs.map((doc) => [doc.slug, doc.id])),
    ({ slug, name, description, image, ...rest }) => {
      const isDraft = 'draft' in rest
      return payload.create({
        collection: 'categories',
        data: { slug, name, description, image: picture(image), _status: isDraft ? 'draft' : 'published' },
        draft: isDraft,
        depth: 0,
      })
    },
  )
  const knownZones = await payload.find({ collection: 'pickup-zones', ...all })
  const pickupZone = await ensureAll(
    pickupZones,
    ({ name }) => name,
    new Map(knownZones.docs.map((doc) => [doc.name, doc.id])),
    (data) => payload.create({ collection: 'pickup-zones', data, depth: 0 }),
  )
  return { destination, category, pickupZone }
}
