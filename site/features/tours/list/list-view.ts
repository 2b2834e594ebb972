import type { Tour } from '@nusa/shared/catalog'
import { compareNewestFirst, isInScope, pageSize, sortTours, type TourScope } from '@nusa/shared/search'
import type { Catalog } from '../../../catalog/catalog.ts'
import { type TourCardView, tourCard } from '../card/card.ts'
import { type FilterChoices, filterChoices } from './filters.ts'

type ListedContent = Pick<Catalog, 'tours' | 'pictures' | 'destinations' | 'categories' | 'today'>

export interface TourListView {
  /** Only the first page, the most popular tours first. */
  cards: TourCardView[]
  /** The number of tours on all pages. */
  total: number
  choices: FilterChoices
}

const views = new WeakMap<ListedContent, Map<TourScope, TourListView>>()

/**
 * Computed once per catalogue and scope. The view is also part of the page's cache key, so that the page is rendered
 * again only when something that it shows has changed.
 */
export function tourListView(scope: TourScope, catalog: ListedContent): TourListView {
  const viewsByScope = views.get(catalog) ?? new Map<TourScope, TourListView>()
  views.set(catalog, viewsByScope)
  const view = viewsByScope.get(scope) ?? createView(scope, catalog)
  viewsByScope.set(scope, view)
  return view
}

function createView(scope: TourScope, catalog: ListedContent): TourListView {
  const tours = [...catalog.tours.values()].filter((tour) => isInScope(scope, tour)).toSorted(compareNewestFirst)
  const byPopularity = sortTours(tours.map(sortable), 'popularity')
  return {
    cards: byPopularity.slice(0, pageSize).map(({ tour }) => tourCard(tour, catalog, scope)),
    total: tours.length,
    choices: filterChoices(tours, catalog),
  }
}

/** For sorting by popularity. The price is omitted, because computing it takes most of the time. */
const sortable = (tour: Tour) => {
  const { rating, review_count, duration } = tour
  return { rating, review_count, duration, fromPrice: null, tour }
}
