import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { slugify } from '../fields/slugify.ts'
import type { Media, Tour } from '../generated/payload-types.ts'
import { paragraphs } from './rich-text.ts'

type TourData = RequiredDataFromCollectionSlug<'tours'>

/** Creates a published tour that uses every kind of field. */
export function createTour(payload: Payload, changes: Partial<TourData> = {}): Promise<Tour> {
  const title = changes.title ?? 'Nusa Penida'
  const data: TourData = {
    title,
    slug: slugify(title),
    description: paragraphs('Cliffs and mantas.'),
    tour_type: 'single_day',
    tour_label: ['Best seller'],
    rating: 4.8,
    price: 900_000,
    starting_date: '2026-01-01',
    end_date: '2027-12-31',
    block_dates: [{ date: '2026-03-19' }],
    included_items: ['Boat', 'Lunch'],
    itinerary: [{ day: 1, activities: [{ time: '08:00', description: paragraphs('Boat') }] }],
    faq: [{ question: 'Can I swim?', answer: 'Yes.' }],
    pricing: [
      {
        name: 'Shared boat',
        type: 'per_person',
        market: 'all',
        publish_price: 1_200_000,
        person_tiers: [{ min_people: 1, max_people: 8, adult_price: 900_000, child_price: 700_000 }],
      },
      {
        name: 'Own boat',
        type: 'per_package',
        market: 'indonesia',
        package_tiers: [{ min_package: 1, max_package: 2, price: 4_000_000 }],
      },
    ],
    add_on: [{ name: 'Camera', type: 'per_package', tiers: [{ min_quantity: 1, max_quantity: 3, price: 150_000 }] }],
    _status: 'published',
    ...changes,
  }
  return payload.create({ collection: 'tours', data })
}

export function pictureBytes(width: number, height: number, background = '#0f5c4d'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Creates a picture, which is narrow by default, so that few sizes are generated. */
export async function createPicture(
  payload: Payload,
  { width = 400, height = 300, background = '#0f5c4d' } = {},
): Promise<Media> {
  const data = await pictureBytes(width, height, background)
  const file = { data, name: 'Green Hill.png', mimetype: 'image/png', size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'A green hill' }, file })
}
