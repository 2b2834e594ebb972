import type { Category, Destination, Tour } from '@nusa/shared/catalog'
import { titleToSlug } from '@nusa/shared/search'
import { makeCategory, makeDestination, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { createRandom, type Random } from './random.ts'
import { activities, durations, places, titleSuffixes } from './title-parts.ts'

export interface LargeCatalog {
  tours: Map<number, Tour>
  destinations: Map<number, Destination>
  categories: Map<number, Category>
}

const firstCreatedMs = Date.UTC(2020, 0, 1)
const hourMs = 3_600_000

/** Generates a catalogue as varied as that of a large shop. The catalogue is the same in every run. */
export function createLargeCatalog(count = 10_000): LargeCatalog {
  const random = createRandom(count)
  const destinations = places.map((name, index) => makeDestination({ id: index + 1, name, slug: titleToSlug(name) }))
  const categories = activities.map((name, index) => makeCategory({ id: index + 1, name, slug: titleToSlug(name) }))
  const slugs = new Set<string>()
  const tours = Array.from({ length: count }, (_, index) => {
    const placeIndex = random.integer(0, places.length - 1)
    const activityIndex = random.integer(0, activities.length - 1)
    const title = makeTitle(random, `${places[placeIndex]} ${activities[activityIndex]}`)
    const titleSlug = titleToSlug(title)
    const slug = slugs.has(titleSlug) ? `${titleSlug}-${index}` : titleSlug
    slugs.add(slug)
    const duration = random.pick(durations)
    const price = random.integer(20, 800) * 5_000
    const isDiscounted = random.next() < 0.3
    return makeTour({
      id: index + 1,
      created_at: new Date(firstCreatedMs + index * 4 * hourMs).toISOString(),
      slug,
      title,
      location: `${places[placeIndex]}, ${random.pick(['Bali', 'Lombok', 'Flores', 'Java', 'Sumatra'])}`,
      duration,
      tour_type: duration.includes('day') ? 'multi_day' : 'single_day',
      tour_label: random.next() < 0.4 ? ['Group tour'] : [],
      is_popular: random.next() < 0.02,
      rating: random.next() < 0.1 ? null : random.integer(38, 50) / 10,
      // Most tours have few reviews.
      review_count: Math.floor(random.next() ** 4 * 3_000),
      max_guests: random.pick([0, 4, 6, 8, 10, 12, 15, 20]),
      category_ids: makeCategoryIds(random, activityIndex + 1),
      destination_ids: [placeIndex + 1],
      cut_off_days: random.next() < 0.1 ? 2 : 1,
      block_dates: random.next() < 0.02 ? ['2027-03-19'] : [],
      pricing: [makePersonPackage({ adult_price: price, publish_price: isDiscounted ? price + 50_000 : null })],
    })
  })
  return { tours: toMapById(tours), destinations: toMapById(destinations), categories: toMapById(categories) }
}

function makeTitle(random: Random, start: string): string {
  const secondPlace = random.next() < 0.3 ? ` to ${random.pick(places)}` : ''
  return `${start}${secondPlace} ${random.pick(titleSuffixes)}`
}

function makeCategoryIds(random: Random, categoryId: number): number[] {
  const hasSecondCategory = random.next() < 0.5
  return hasSecondCategory ? [categoryId, random.integer(1, activities.length)] : [categoryId]
}

function toMapById<Entry extends { id: number }>(entries: readonly Entry[]): Map<number, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
