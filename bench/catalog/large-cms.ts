import type { CatalogExport } from '@nusa/shared/catalog'
import { titleToSlug } from '@nusa/shared/search'
import * as z from 'zod/mini'
import type { Product } from '../../dev/product/product.ts'
import { fetchExport } from '../../site/loaders/fetch-export.ts'
import { FixtureCms } from '../../site/loaders/testing/fixture-cms.ts'
import { createRandom } from './random.ts'
import { places, titleSuffixes } from './title-parts.ts'

const tourCount = 10_000

/**
 * Creates a fixture CMS with the product's content and 10,000 copies of its tours.
 * @param hasDepartures Whether each tour has five start times, two seasons, hotel pickup and a cancellation policy.
 */
export async function createLargeCms(product: Product, { hasDepartures = false } = {}) {
  const { CATALOG_TOKEN: token } = product.environment()
  const { collections, globals } = await fetchExport({ url: product.settings.cmsUrl, token }, undefined)
  const content = Object.fromEntries(Object.entries(collections).map(([name, { changed }]) => [name, changed]))
  const copies = copyTours(content.tours ?? [], tourCount)
  const [policy] = content['cancellation-policies'] ?? []
  const zones = content['pickup-zones'] ?? []
  const tours = hasDepartures ? copies.map((tour) => addDepartures(tour, { policy, zones })) : copies
  const cms = new FixtureCms({ ...content, tours }, globals)
  const [editedTour, unpublishedTour, renamedTour] = tours
  if (!editedTour || !unpublishedTour || !renamedTour) throw new Error('The product has no tours.')
  return {
    cms,
    edit: (excerpt = 'Edited.') => cms.publish('tours', { ...editedTour, excerpt }),
    editedPath: `/tour/${editedTour.slug}`,
    unpublish: () => cms.unpublish('tours', unpublishedTour.id),
    rename: () => cms.publish('tours', { ...renamedTour, slug: 'renamed', previous_slugs: [String(renamedTour.slug)] }),
  }
}

const weekendDepartureTime = '16:45'
const departureTimes = ['01:00', '07:30', '09:00', '13:15', weekendDepartureTime]
const seasons = [
  { id: 'high', name: 'High season', from: '07-01', to: '08-31', percent: 20, publish_price: null, prices: [] },
  { id: 'end', name: 'New year', from: '12-20', to: '01-05', percent: 35, publish_price: null, prices: [] },
]

function addDepartures(tour: Entry, { policy, zones }: { policy: Entry | undefined; zones: readonly Entry[] }): Entry {
  const pricing = z.parse(z.array(z.record(z.string(), z.unknown())), tour.pricing)
  return {
    ...tour,
    start_times: departureTimes.map((time, index) => ({
      id: `${tour.id}-${index}`,
      time,
      label: '',
      weekdays: time === weekendDepartureTime ? ['sat', 'sun'] : [],
      valid_from: null,
      valid_to: null,
      capacity: 12,
      package_ids: [],
    })),
    cut_off_hours: 12,
    pricing: pricing.map((pricePackage) => ({ ...pricePackage, seasons })),
    pickup_mode: 'both',
    meeting_point: 'Ubud Palace',
    pickup_zone_ids: zones.map(({ id }) => id),
    cancellation_policy_id: policy?.id ?? null,
  }
}

type Entry = CatalogExport['collections'][string]['changed'][number]

function copyTours(tours: readonly Entry[], count: number): Entry[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, index) => {
    const tour = tours[index % tours.length]
    if (!tour) throw new Error('There is no tour to copy.')
    const title = `${tour.title} ${random.pick(titleSuffixes)} ${random.pick(places)} ${index + 1}`
    const location = `${random.pick(places)}, Bali`
    return { ...tour, id: index + 1, title, slug: titleToSlug(title), previous_slugs: [], location }
  })
}
