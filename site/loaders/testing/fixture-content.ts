import type { CatalogCollection } from '@nusa/shared/catalog'
import {
  makeCategory,
  makeCurrency,
  makeCurrencyRates,
  makeDestination,
  makePage,
  makePersonPackage,
  makePicture,
  makeSettings,
  makeTour,
  makeWholePackage,
} from '@nusa/shared/testing'

type Entry = Record<string, unknown> & { id: number | string }

const timestamps = { created_at: '2026-01-05T02:00:00.000Z', updated_at: '2026-03-09T07:30:00.000Z' }

const locations = ['Ubud', 'Uluwatu', 'Nusa Penida', 'Mount Batur']

function picture(id: number, name: string): Entry {
  const sizes = [160, 320, 480, 640, 960, 1280].map((width) => ({
    file: `${name}-${width}.webp`,
    width,
    height: Math.round((width * 2) / 3),
  }))
  return makePicture({ id, alt: `A view of ${name}`, sizes })
}

function tour(id: number): Entry {
  const location = locations[id % locations.length] ?? 'Bali'
  const packages = id % 2 === 0 ? [makePersonPackage({ publish_price: 650_000 })] : [makeWholePackage()]
  return makeTour({
    id,
    slug: `tour-${id}`,
    title: `${location} day ${id}`,
    location: `${location}, Bali`,
    tour_type: id % 3 === 0 ? 'multi_day' : 'single_day',
    duration: id % 3 === 0 ? '3 days' : `${4 + id} hours`,
    tour_label: id % 4 === 0 ? ['Group tour'] : [],
    is_popular: id <= 5,
    main_image: id,
    image_gallery: [1, 2, 3, 4],
    category_ids: [1],
    destination_ids: [(id % locations.length) + 1],
    itinerary: [
      { id: 'd1', day: 1, title: '', activities: [{ id: 'a1', time: '08:00', description: '<p>Pick-up</p>' }] },
    ],
    faq: [{ question: 'Is lunch included?', answer: 'Yes.' }],
    notes: '<p>Bring a hat.</p>',
    terms_conditions: '<p></p>',
    pricing: packages,
  })
}

export function fixtureContent(): Partial<Record<CatalogCollection, Entry[]>> {
  const ids = Array.from({ length: 10 }, (_, index) => index + 1)
  return {
    pictures: ids.map((id) => picture(id, `view-${id}`)),
    tours: ids.map(tour),
    categories: [makeCategory()],
    destinations: locations.map((name, index) =>
      makeDestination({
        id: index + 1,
        name,
        slug: name.toLowerCase().replaceAll(' ', '-'),
        description: `Days out in ${name}.`,
        image: index + 1,
      }),
    ),
    'hero-slides': [1, 2, 3].map((id) => ({ ...timestamps, id, title: `Slide ${id}`, image: id, order: id })),
    pages: [
      makePage({ id: 1, slug: 'booking-policy', title: 'Booking policy' }),
      makePage({ id: 2, slug: 'terms', title: 'Terms and conditions' }),
    ],
  }
}

export function fixtureGlobals() {
  return {
    settings: makeSettings({
      terms_page: 2,
      trusted_by: 'Trusted by 10,000+ travelers',
      stats: [
        { figure: '500+', label: 'Tours Available' },
        { figure: '50k+', label: 'Happy Customers' },
        { figure: '24/7', label: 'Support' },
      ],
      trust_lines: ['Free cancellation up to 24 hours', 'Instant confirmation', 'Secure payment'],
    }),
    currencies: [makeCurrency()],
    currency_rates: makeCurrencyRates(),
  }
}
