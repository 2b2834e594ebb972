import type { CatalogExport } from '@nusa/shared/catalog'
import { slugOf } from '@nusa/shared/search'
import { makeChance } from './random.ts'
import { extras, places } from './words.ts'

type Entry = CatalogExport['collections'][string]['changed'][number]

/**
 * Returns `count` tours. Each has the texts, packages and images of one of the given tours, with a new name and slug.
 */
export function manyTours(tours: readonly Entry[], count: number): Entry[] {
  const chance = makeChance(count)
  return Array.from({ length: count }, (_, index) => {
    const tour = tours[index % tours.length]
    if (!tour) throw new Error('There is no tour to make others from.')
    const title = `${tour.title} ${chance.pick(extras)} ${chance.pick(places)} ${index + 1}`
    const location = `${chance.pick(places)}, Bali`
    return { ...tour, id: index + 1, title, slug: slugOf(title), previous_slugs: [], location }
  })
}
