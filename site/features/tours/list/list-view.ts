import type { Tour } from '@nusa/shared/catalog'
import { compareNewestFirst, isInScope, pageSize, sortTours, type TourScope } from '@nusa/shared/search'
import type { Catalog } from '../../../catalog/catalog.ts'
import { createTourCard, type TourCardView } from '../card/card.ts'
import { type FilterChoices, findFilterChoices } from './filters.ts'

type ListedContent = Pick<Catalog, 'tours' | 'pictures' | 'destinations' | 'categories' | 'today'>

export interface TourListView {
  /** The cards of the first page, with the most popular tours first. */
  cards: TourCardView[]
  /** The number of tours on all pages. */
  tourCount: number
  choices: FilterChoices
}

const viewCache = new WeakMap<ListedContent, Map<TourScope, TourListView>>()

/**
 * Returns the view of a list, computed once per catalogue and scope. The view is also part of the page's cache key, so
 * that the page is rendered again only when something that it shows has changed.
 */
export function getTourListView(scope: TourScope, catalog: ListedContent): TourListView {
  const viewsByScope = viewCache.get(catalog) ?? new Map<TourScope, TourListView>()
  viewCache.set(catalog, viewsByScope)
  const view = viewsByScope.get(scope) ?? createView(scope, catalog)
  viewsByScope.set(scope, view)
  return view
}

function createView(scope: TourScope, catalog: ListedContent): TourListView {
  const tours = [...catalog.tours.values()].filter((tour) => isInScope(scope, tour)).toSorted(compareNewestFirst)
  const sortedTours = sortTours(tours.map(toSortable), 'popularity')
  return {
    cards: sortedTours.slice(0, pageSize).map(({ tour }) => createTourCard(tour, catalog, scope)),
    tourCount: tours.length,
    choices: findFilterChoices(tours, catalog),
  }
}

/** Returns what sorting by popularity needs. The price is omitted, because computing it is slow. */
const toSortable = (tour: Tour) => {
  const { rating, review_count, duration } = tour
  return { rating, review_count, duration, fromPrice: null, tour }
}
