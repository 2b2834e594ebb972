import type { Category, Destination, Tour } from '@nusa/shared/catalog'
import { priceBound } from '@nusa/shared/search'
import type { Catalog } from '../../../catalog/catalog.ts'
import { findCardPrice } from '../card/card.ts'

export type FilterName = 'type' | 'destinations' | 'duration' | 'price'

export interface FilterChoices {
  destinations: Pick<Destination, 'slug' | 'name'>[]
  categories: Pick<Category, 'slug' | 'name'>[]
  /** The upper end of the price filter, in rupiah. */
  priceBound: number
}

/** Returns the entries with these ids, sorted by name and without duplicates. */
function findSortedEntries<Entry extends { name: string }>(
  entries: ReadonlyMap<number, Entry>,
  ids: Iterable<number>,
): Entry[] {
  return [...new Set(ids)]
    .map((id) => entries.get(id))
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Returns the choices of the filters. Each choice matches at least one of the tours. */
export function findFilterChoices(
  tours: readonly Tour[],
  { destinations, categories, today }: Pick<Catalog, 'destinations' | 'categories' | 'today'>,
): FilterChoices {
  return {
    destinations: findSortedEntries(
      destinations,
      tours.flatMap((tour) => tour.destination_ids),
    ),
    categories: findSortedEntries(
      categories,
      tours.flatMap((tour) => tour.category_ids),
    ),
    priceBound: priceBound(tours.map((tour) => findCardPrice(tour, { today })?.price ?? null)),
  }
}
