import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLocalDate } from '../dates/index.ts'
import { tourFromPrice } from '../pricing/index.ts'
import { packageArbitrary } from '../testing/arbitraries/index.ts'
import { makeCategory, makeDate, makeDestination, makePersonPackage, makeTour } from '../testing/index.ts'
import { decodeTourIndex } from './decode-tour-index.ts'
import { encodeTourIndex } from './encode-tour-index.ts'
import { tourIndexSchema } from './tour-index.ts'

const destinations = new Map(
  ['Ubud', 'Uluwatu', 'Amed'].map((name, index) => [
    index + 1,
    makeDestination({ id: index + 1, name, slug: name.toLowerCase() }),
  ]),
)
const categories = new Map([1, 2, 3].map((id) => [id, makeCategory({ id, slug: `category-${id}` })]))

type Tours = ReturnType<typeof makeTour>[]
const encode = (tours: Tours) =>
  encodeTourIndex({
    today: makeDate('2026-11-26'),
    tours: new Map(tours.map((tour) => [tour.id, tour])),
    destinations,
    categories,
  })

/** Returns the tours as the browser gets them: encoded, sent as JSON, parsed and decoded. */
function sent(tours: Tours) {
  return decodeTourIndex(tourIndexSchema.parse(JSON.parse(JSON.stringify(encode(tours))))).tours
}

const tourArbitrary = fc
  .record({
    id: fc.integer({ min: 1, max: 99_999 }),
    title: fc.string({ minLength: 1, unit: 'grapheme' }).filter((title) => title.trim() === title && title !== ''),
    slug: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/),
    location: fc.constantFrom('Ubud, Bali', 'Lombok', ''),
    duration: fc.constantFrom('5 hours', '3 days', ''),
    tour_type: fc.constantFrom('single_day' as const, 'multi_day' as const),
    tour_label: fc.subarray(['Private tour', 'Group tour']),
    is_popular: fc.boolean(),
    rating: fc.constantFrom(null, 0, 4.7, 5),
    review_count: fc.nat(5000),
    max_guests: fc.nat(40),
    category_ids: fc.subarray([1, 2, 3]),
    destination_ids: fc.subarray([1, 2, 3]),
    cut_off_days: fc.nat(3),
    block_dates: fc.subarray(['2027-01-01', '2027-03-11']),
    starting_date: fc.constantFrom(null, '2026-12-01'),
    price: fc.constantFrom(null, 100_000),
    pricing: fc.array(packageArbitrary, { maxLength: 3 }),
  })
  .map(makeTour)

describe('the tour index', () => {
  it('preserves all fields of a tour that lists and cards need', () => {
    fc.assert(
      fc.property(fc.uniqueArray(tourArbitrary, { selector: ({ id }) => id, maxLength: 12 }), (tours) => {
        const indexed = sent(tours)
        expect(indexed).toHaveLength(tours.length)
        for (const tour of tours) {
          const names = tour.destination_ids.map((id) => destinations.get(id)?.name)
          expect(indexed.find(({ id }) => id === tour.id)).toEqual({
            id: tour.id,
            slug: tour.slug,
            title: tour.title,
            location: tour.location,
            destinationNames: names,
            primaryDestination: names[0] ?? tour.location,
            duration: tour.duration,
            tour_type: tour.tour_type,
            tour_label: tour.tour_label,
            is_popular: tour.is_popular,
            rating: tour.rating,
            review_count: tour.review_count,
            max_guests: tour.max_guests,
            category_ids: tour.category_ids,
            destination_ids: tour.destination_ids,
            from: tourFromPrice(tour, makeDate('2026-11-26'), () => true),
            fromPrice: tourFromPrice(tour, makeDate('2026-11-26'), () => true)?.price ?? null,
            starting_date: tour.starting_date,
            end_date: tour.end_date,
            cut_off_days: tour.cut_off_days,
            block_dates: tour.block_dates,
          })
        }
      }),
    )
  })

  it('lists the newest tour first', () => {
    const tours = [
      makeTour({ id: 1, created_at: '2026-02-01T00:00:00.000Z' }),
      makeTour({ id: 2, created_at: '2026-01-01T00:00:00.000Z' }),
      makeTour({ id: 3, created_at: '2026-02-01T00:00:00.000Z' }),
    ]
    expect(sent(tours).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('omits destinations that are unpublished or have no tour', () => {
    const tour = makeTour({ destination_ids: [9, 2], location: 'South Bali' })
    expect(sent([tour])[0]).toMatchObject({
      destination_ids: [2],
      destinationNames: ['Uluwatu'],
      primaryDestination: 'Uluwatu',
    })
    expect(encode([tour]).destinations).toEqual([{ id: 2, slug: 'uluwatu', name: 'Uluwatu' }])
  })

  it('maps slugs of destinations and categories to ids', () => {
    const file = encode([makeTour({ destination_ids: [2], category_ids: [1, 3, 9] })])
    const index = decodeTourIndex(file)
    expect([...index.destinationIds]).toEqual([['uluwatu', 2]])
    expect([...index.categoryIds]).toEqual([
      ['category-1', 1],
      ['category-3', 3],
    ])
    expect(index.tours[0]?.category_ids).toEqual([1, 3])
  })

  it('omits default dates, and slugs that can be derived from the title', () => {
    const tour = makeTour({ title: 'Café & Kopi Luwak', slug: 'cafe-kopi-luwak', cut_off_days: 1 })
    expect(encode([tour])).toMatchObject({ tours: { slug: [''] }, dates: [] })
    expect(sent([tour])[0]?.slug).toBe('cafe-kopi-luwak')
  })

  it('preserves the dates on which a tour can be booked', () => {
    const [tour] = sent([makeTour({ block_dates: ['2027-01-01'], starting_date: '2026-12-24', cut_off_days: 3 })])
    expect(tour).toMatchObject({
      cut_off_days: 3,
      starting_date: '2026-12-24',
      block_dates: [parseLocalDate('2027-01-01')],
    })
  })

  it('is rejected if its columns differ in length or refer to missing values', () => {
    const file = encode([makeTour({ pricing: [makePersonPackage()] })])
    expect(tourIndexSchema.safeParse({ ...file, tours: { ...file.tours, price: [] } }).success).toBe(false)
    expect(() => decodeTourIndex({ ...file, shared: { ...file.shared, location: [] } })).toThrow(RangeError)
  })
})
