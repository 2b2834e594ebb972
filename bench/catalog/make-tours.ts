import type { Category, Destination, Tour } from '@nusa/shared/catalog'
import { slugOf } from '@nusa/shared/search'
import { makeCategory, makeDestination, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { makeChance } from './random.ts'
import { durations, extras, places, ways } from './words.ts'

export interface LargeCatalog {
  tours: Map<number, Tour>
  destinations: Map<number, Destination>
  categories: Map<number, Category>
}

const firstDay = Date.UTC(2020, 0, 1)
const hour = 3_600_000

/** Generates a catalogue of `count` tours, as varied as those of a large shop; the same in every run. */
export function makeLargeCatalog(count = 10_000): LargeCatalog {
  const chance = makeChance(count)
  const destinations = places.map((name, index) => makeDestination({ id: index + 1, name, slug: slugOf(name) }))
  const categories = ways.map((name, index) => makeCategory({ id: index + 1, name, slug: slugOf(name) }))
  const slugs = new Set<string>()
  const tours = Array.from({ length: count }, (_, index) => {
    const place = chance.whole(0, places.length - 1)
    const way = chance.whole(0, ways.length - 1)
    const second = chance.next() < 0.3 ? ` to ${chance.pick(places)}` : ''
    const title = `${places[place]} ${ways[way]}${second} ${chance.pick(extras)}`
    const slug = slugs.has(slugOf(title)) ? `${slugOf(title)}-${index}` : slugOf(title)
    slugs.add(slug)
    const duration = chance.pick(durations)
    const price = chance.whole(20, 800) * 5_000
    const isReduced = chance.next() < 0.3
    return makeTour({
      id: index + 1,
      created_at: new Date(firstDay + index * 4 * hour).toISOString(),
      slug,
      title,
      location: `${places[place]}, ${chance.pick(['Bali', 'Lombok', 'Flores', 'Java', 'Sumatra'])}`,
      duration,
      tour_type: duration.includes('day') ? 'multi_day' : 'single_day',
      tour_label: chance.next() < 0.4 ? ['Group tour'] : [],
      is_popular: chance.next() < 0.02,
      rating: chance.next() < 0.1 ? null : chance.whole(38, 50) / 10,
      review_count: Math.floor(chance.next() ** 4 * 3_000),
      max_guests: chance.pick([0, 4, 6, 8, 10, 12, 15, 20]),
      category_ids: [way + 1, ...(chance.next() < 0.5 ? [chance.whole(1, ways.length)] : [])],
      destination_ids: [place + 1],
      cut_off_days: chance.next() < 0.1 ? 2 : 1,
      block_dates: chance.next() < 0.02 ? ['2027-03-19'] : [],
      pricing: [makePersonPackage({ adult_price: price, publish_price: isReduced ? price + 50_000 : null })],
    })
  })
  return { tours: byId(tours), destinations: byId(destinations), categories: byId(categories) }
}

function byId<Entry extends { id: number }>(entries: readonly Entry[]): Map<number, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
