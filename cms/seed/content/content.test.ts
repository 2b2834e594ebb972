import { readdir } from 'node:fs/promises'
import { tourSchema } from '@nusa/shared/catalog'
import { parseLocalDate } from '@nusa/shared/dates'
import { describe, expect, test } from 'vitest'
import { toTour } from '../../catalog/index.ts'
import { createRichTextConverter } from '../../features/catalog-export/html.ts'
import type { Tour } from '../../generated/payload-types.ts'
import { toTourData } from '../steps/to-tour.ts'
import { hotels } from './hotels/index.ts'
import { pictures } from './pictures.ts'
import { categories, destinations } from './places.ts'
import { rentals } from './rentals.ts'
import { tours } from './tours/index.ts'
import { terms } from './tours/parts/terms.ts'
import { cities, transfers } from './transfers.ts'

const today = parseLocalDate('2026-11-21')
if (!today) throw new Error('The day of the test does not exist.')

const stamp = '2026-11-21T00:00:00.000Z'
const ids = {
  today,
  getPictureId: () => 1,
  getDestinationId: () => 2,
  getCategoryId: () => 3,
  getPickupZoneId: () => 4,
  getPolicyId: () => 5,
}
const html = createRichTextConverter(new Map())
const withIds = <Row extends object>(rows: readonly Row[] | null | undefined) =>
  (rows ?? []).map((row, i) => ({ ...row, id: String(i) }))

/** Returns a demo tour as the site receives it. */
function inCatalog(demo: (typeof tours)[number]) {
  const data = toTourData(demo, ids)
  const doc: Tour = {
    ...data,
    id: 1,
    createdAt: stamp,
    updatedAt: stamp,
    pricing: withIds(data.pricing).map((pack) => ({ ...pack, seasons: withIds(pack.seasons) })),
    start_times: withIds(data.start_times),
    add_on: withIds(data.add_on),
    booking_questions: withIds(data.booking_questions),
    itinerary: withIds(data.itinerary).map((day) => ({ ...day, activities: withIds(day.activities) })),
  }
  return tourSchema.parse(toTour(doc, html))
}

const published = tours.filter((tour) => !tour.draft)

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
}

describe('the demo tours', () => {
  test.each(published.map((tour) => [tour.slug, tour] as const))(
    'include %j, which has every text and list and is valid for the catalogue',
    (_slug, demo) => {
      const tour = inCatalog(demo)
      const words = tour.description.replaceAll(/<[^>]+>/g, '')
      expect(words.length).toBeGreaterThan(500)
      expect(tour.description.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2)
      expect(tour.pricing.some(({ market }) => market === 'all')).toBe(true)
      expect(tour.itinerary.every(({ activities }) => activities.length > 0)).toBe(true)
      expect(tour.itinerary.length > 1).toBe(tour.tour_type === 'multi_day')
      for (const list of [tour.faq, tour.included_items, tour.excluded_items, tour.image_gallery]) {
        expect(list.length).toBeGreaterThan(0)
      }
      for (const text of [tour.excerpt, tour.notes, tour.terms_conditions, tour.location, tour.duration]) {
        expect(text).not.toBe('')
      }
    },
  )

  test('include at least forty published tours, and every kind of package that the site can show', () => {
    expect(published.length).toBeGreaterThanOrEqual(40)
    const packages = published.flatMap((tour) => tour.pricing)
    for (const type of ['per_person', 'per_package']) expect(packages.some((entry) => entry.type === type)).toBe(true)
    expect(packages.some(({ market }) => market === 'indonesia')).toBe(true)
    expect(packages.some(({ publish_price }) => publish_price !== null)).toBe(true)
    expect(published.filter((tour) => tour.tour_type === 'multi_day').length).toBeGreaterThanOrEqual(6)
    expect(published.filter((tour) => tour.is_popular).length).toBeGreaterThanOrEqual(12)
    expect(published.some((tour) => tour.closed_days_from_today?.length)).toBe(true)
    expect(published.some((tour) => tour.starts_in_days !== undefined)).toBe(true)
    expect(published.some((tour) => tour.cut_off_days === 0)).toBe(true)
  })

  test('cover every visible destination and category', () => {
    const inUse = new Set<string>(published.flatMap((tour) => [...tour.destinations, ...tour.categories]))
    const shown = [...destinations, ...categories.filter((category) => !('draft' in category))]
    expect(shown.filter(({ slug }) => !inUse.has(slug))).toEqual([])
  })

  test('have unique slugs, titles, descriptions and main pictures', () => {
    expectUnique(tours.map(({ slug }) => slug))
    expectUnique(tours.map(({ title }) => title))
    expectUnique(published.map(({ description }) => description))
    expectUnique(published.flatMap(({ description }) => description.split('\n\n')))
    expectUnique(published.map(({ main_image }) => main_image))
  })

  test('have dates relative to the day of seeding', () => {
    const closed = published.find((tour) => tour.closed_days_from_today?.[0] === 17)
    expect(closed && inCatalog(closed).block_dates[0]).toBe('2026-12-08')
  })

  test('use departures at sunrise, a season in July and August, pickups, questions and a strict policy', () => {
    const inUse = published.map(inCatalog)
    expect(inUse.filter(({ start_times }) => start_times.some(({ time }) => time < '04:00'))).toHaveLength(2)
    const seasons = inUse.flatMap(({ pricing }) => pricing.flatMap((pack) => pack.seasons))
    expect(seasons.some(({ from, to }) => from === '07-01' && to === '08-31')).toBe(true)
    expect(new Set(inUse.map(({ pickup_mode }) => pickup_mode))).toEqual(
      new Set(['none', 'meeting_point', 'hotel', 'both']),
    )
    const asking = inUse.filter(({ booking_questions }) => booking_questions.length > 0).map(({ slug }) => slug)
    expect(asking.some((slug) => slug.includes('rafting'))).toBe(true)
    expect(asking.some((slug) => slug.includes('dive'))).toBe(true)
    expect(published.some(({ cancellation_policy }) => cancellation_policy === 'Boat trips')).toBe(true)
  })

  test('do not promise free cancellation in their terms if their cancellation policy is strict', () => {
    const strict = published.filter(({ cancellation_policy }) => cancellation_policy)
    expect(strict.filter(({ terms: name }) => terms[name].includes('Free cancellation'))).toEqual([])
  })

  test('include at least three drafts', () => {
    expect(tours.filter((tour) => tour.draft).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the other demo content', () => {
  test('has at least eight destinations and eight categories', () => {
    expect(destinations.length).toBeGreaterThanOrEqual(8)
    expect(categories.filter((category) => !('draft' in category)).length).toBeGreaterThanOrEqual(8)
    expectUnique([...destinations, ...categories].map(({ slug }) => slug))
  })

  test('has at least ten rental cars and twelve transfers, and also inactive cars and transfers', () => {
    const isActive = (entry: { status?: string }) => entry.status !== 'inactive'
    expect(rentals.filter(isActive).length).toBeGreaterThanOrEqual(10)
    expect(rentals.every(isActive)).toBe(false)
    expect(transfers.filter(isActive).length).toBeGreaterThanOrEqual(12)
    expect(transfers.every(isActive)).toBe(false)
    expect(cities).toHaveLength(3)
    expectUnique(rentals.map(({ car_name }) => car_name))
    expectUnique(transfers.map(({ airport, area, car }) => `${airport} ${area} ${car}`))
  })

  test('has one pickup location for each rental car', () => {
    expect(rentals.map(({ pickup_location }) => pickup_location).filter((place) => / or |^$/.test(place))).toEqual([])
  })

  test('has six hotels with three rooms each', () => {
    expect(hotels.map(({ rooms }) => rooms.length)).toEqual([3, 3, 3, 3, 3, 3])
    expectUnique(hotels.map(({ slug }) => slug))
  })

  test('has a unique description for every picture', () => {
    const texts = Object.values(pictures)
    expectUnique(texts)
    expect(texts.filter((text) => text.length < 25 || /^(?:a )?(?:picture|image|photo)/i.test(text))).toEqual([])
  })

  test('has a description for every picture file, and a file for every description', async () => {
    const files = await readdir(new URL('../pictures/', import.meta.url))
    expect(files.sort()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.avif`)
        .sort(),
    )
  })
})
