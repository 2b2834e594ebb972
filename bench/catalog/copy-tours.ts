import type { CatalogExport } from '@nusa/shared/catalog'
import { titleToSlug } from '@nusa/shared/search'
import { createRandom } from './random.ts'
import { places, titleSuffixes } from './title-parts.ts'

type Entry = CatalogExport['collections'][string]['changed'][number]

/**
 * Returns `count` tours. Each has the texts, packages and images of one of the given tours, with a new name and slug.
 */
export function copyTours(tours: readonly Entry[], count: number): Entry[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, index) => {
    const tour = tours[index % tours.length]
    if (!tour) throw new Error('There is no tour to copy.')
    const title = `${tour.title} ${random.pick(titleSuffixes)} ${random.pick(places)} ${index + 1}`
    const location = `${random.pick(places)}, Bali`
    return { ...tour, id: index + 1, title, slug: titleToSlug(title), previous_slugs: [], location }
  })
}
