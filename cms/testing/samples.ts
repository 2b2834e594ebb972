import { createPicture } from './content.ts'
import type { TestCms } from './start-cms.ts'

type Sample = Record<string, unknown>

/** Returns a complete entry for each collection except pictures, as an editor sends it. */
export async function createSamples({ payload }: TestCms): Promise<Record<string, Sample>> {
  const { id: pictureId } = await createPicture(payload)
  const { id: cityId } = await payload.create({ collection: 'cities', data: { name: 'Denpasar' } })
  const { id: airportId } = await payload.create({
    collection: 'airports',
    data: { name: 'Ngurah Rai', city_id: cityId },
  })
  const { id: areaId } = await payload.create({ collection: 'areas', data: { name: 'Ubud' } })
  const { id: categoryId } = await payload.create({ collection: 'car-categories', data: { name: 'Van' } })
  const seats = { seats: 4, luggage: 2 }
  const { id: carId } = await payload.create({
    collection: 'cars',
    data: { car_name: 'Hiace', category_id: categoryId, ...seats },
  })
  const { id: typeId } = await payload.create({ collection: 'car-rental-types', data: { name: 'Van', slug: 'van' } })
  const name = 'Kuta'
  const destination = { name, description: 'A beach.', image: pictureId, _status: 'published' }
  return {
    categories: destination,
    destinations: destination,
    areas: { name },
    'pickup-zones': { name, surcharge: 50_000, surcharge_per: 'person', offset_minutes: 60 },
    cities: { name },
    'car-categories': { name },
    'car-rental-types': { name },
    'cancellation-policies': { name: 'Boat trips', note: 'Fuel.', tiers: [{ hours_before: 24, refund_percent: 50 }] },
    airports: { name, city_id: cityId },
    cars: { car_name: 'Avanza', category_id: categoryId, image: pictureId, ...seats },
    'car-rentals': {
      car_name: 'Avanza',
      type_id: typeId,
      ...seats,
      pickup_location: 'Kuta',
      price_per_day: 500_000,
      car_features: ['Radio'],
      add_ons: [{ name: 'Child seat', price: 0 }],
      status: 'active',
    },
    'airport-transfers': {
      airport_location_id: airportId,
      area_id: areaId,
      car_id: carId,
      base_price: 300_000,
      distance_km: 38,
      estimated_duration: '1 hour',
    },
    'hero-slides': { title: 'Bali', image: pictureId, order: 1, status: 'active' },
    pages: { title: 'Help', _status: 'published' },
    articles: {
      title: 'New Year',
      excerpt: 'In Ubud.',
      author: 'Ayu',
      category: 'News',
      published_at: '2026-11-21T06:00:00.000Z',
      views: 3,
      _status: 'published',
    },
    hotels: {
      id: '6f1f3a52-60a7-4f3c-9d0e-0d6e2a5b7c11',
      name: 'Villa Lembah',
      city: 'Ubud',
      rating: 4.5,
      rooms: [
        { name: 'Garden', type: 'Deluxe', capacity: 2, total_rooms: 3, base_price: 900_000, amenities: ['Pool'] },
      ],
      _status: 'published',
    },
    tours: {
      title: 'Nusa Penida',
      slug: 'sample',
      excerpt: 'Cliffs.',
      tour_type: 'single_day',
      tour_label: ['New'],
      rating: 4.8,
      review_count: 12,
      price: 900_000,
      starting_date: '2026-01-01',
      end_date: '2027-12-31',
      cut_off_days: 2,
      max_guests: 9,
      block_dates: [{ date: '2026-03-19' }],
      itinerary: [{ day: 1, title: 'Day', activities: [{ time: '08:00' }] }],
      faq: [{ question: 'Can I swim?', answer: 'Yes.' }],
      pricing: [
        {
          name: 'Boat',
          type: 'per_person',
          market: 'all',
          publish_price: 1_200_000,
          person_tiers: [{ min_people: 1, max_people: 8, adult_price: 900_000, child_price: 7 }],
          seasons: [
            { name: 'High season', from: '07-01', to: '08-31', percent: 20 },
            { name: 'New year', from: '2026-12-28', to: '2027-01-02', prices: [{ minimum: 1, price: 1_400_000 }] },
          ],
        },
        { name: 'Own boat', type: 'per_package', market: 'all', package_tiers: [{ min_package: 1, price: 4_000_000 }] },
      ],
      add_on: [{ name: 'Camera', type: 'per_package', tiers: [{ min_quantity: 1, max_quantity: 3, price: 150_000 }] }],
      _status: 'published',
    },
  }
}

const invalidTexts = ['', ' ', '\n\u00a0\t', '  Padded  ', '+012026-01-01T00:00:00Z', null, 7]
const invalidNumbers = [0, -1, 0.5, 1e16, ' 5 ', ' ', null]

/** The database itself validates these fields. */
const databaseFieldPattern = /(?:_id|^image|^_status)$/

/** Replaces each text and number by each invalid value, one at a time. The key names the change. */
export function* corruptedCopies(sample: unknown, path = ''): Generator<[string, unknown]> {
  if (Array.isArray(sample)) {
    for (const [index, item] of sample.entries()) {
      for (const [key, value] of corruptedCopies(item, `${path}.${index}`)) yield [key, sample.with(index, value)]
    }
  } else if (typeof sample === 'object' && sample !== null) {
    yield* corruptedObjects({ ...sample }, path)
  } else {
    const values = typeof sample === 'number' ? invalidNumbers : invalidTexts
    for (const value of values) yield [`${path} = ${JSON.stringify(value)}`, value]
  }
}

function* corruptedObjects(sample: Sample, path: string): Generator<[string, Sample]> {
  for (const [name, part] of Object.entries(sample)) {
    if (databaseFieldPattern.test(name)) continue
    for (const [key, value] of corruptedCopies(part, `${path}.${name}`)) yield [key, { ...sample, [name]: value }]
  }
}
