import type { Category, Destination, Tour } from '@nusa/shared/catalog'
import { lowestPrice } from '@nusa/shared/pricing'
import { priceBound } from '@nusa/shared/search'
import type { Catalog } from '../../lib/catalog.ts'

/** The filters that a list can offer. */
export type FilterName = 'type' | 'destinations' | 'duration' | 'price'

/** What the filters of a list can be set to. */
export interface FilterChoices {
  destinations: Pick<Destination, 'slug' | 'name'>[]
  categories: Pick<Category, 'slug' | 'name'>[]
  /** Whole rupiah: the upper end of the price filter. */
  priceBound: number
}

/** The entries that tours refer to, by name. */
function used<Entry extends { name: string }>(entries: ReadonlyMap<number, Entry>, ids: Iterable<number>): Entry[] {
  return [...new Set(ids)]
    .map((id) => entries.get(id))
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The choices among some tours: only what one of them has. */
export function filterChoices(
  tours: readonly Tour[],
  { destinations, categories }: Pick<Catalog, 'destinations' | 'categories'>,
): FilterChoices {
  return {
    destinations: used(
      destinations,
      tours.flatMap((tour) => tour.destination_ids),
    ),
    categories: used(
      categories,
      tours.flatMap((tour) => tour.category_ids),
    ),
    priceBound: priceBound(tours.map((tour) => lowestPrice(tour)?.price ?? null)),
  }
}
