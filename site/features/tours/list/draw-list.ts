import { todayInBali } from '@nusa/shared/dates'
import {
  filterTours,
  isFoundBy,
  type ListQuery,
  matchesSearch,
  pageOf,
  parseSearchQuery,
  sortTours,
  type TourScope,
} from '@nusa/shared/search'
import { cardsEvent, pricesEvent } from '../../../lib/page-events.ts'
import { loadTourIndex } from '../../../lib/tour-index.ts'
import { tourTexts } from '../texts.ts'
import { drawCard } from './draw-card.ts'
import { drawPages } from './draw-pages.ts'
import { indexedCard } from './indexed-card.ts'
import { need, showState } from './state.ts'

export interface DrawnList {
  section: HTMLElement
  scope: TourScope
  isSearch: boolean
  /** Returns the query to show. Called after the index is loaded, because it may have changed meanwhile. */
  query: () => ListQuery
}

/** Draws the requested tours from the index of all tours. Rejects if the index cannot be loaded. */
export async function drawList({ section, scope, isSearch, query: current }: DrawnList): Promise<void> {
  const index = await loadTourIndex()
  const query = current()
  const filtered = filterTours(index, scope, query)
  const search = parseSearchQuery(new URLSearchParams(location.search))
  const today = todayInBali(new Date())
  const found = isSearch ? filtered.filter((tour) => matchesSearch(tour, search, today)) : filtered
  const { page, items } = pageOf(sortTours(found, query.sort), query.page)

  const template = need(section, '[data-card-template]', HTMLTemplateElement)
  const grid = need(section, '[data-tour-grid]', HTMLElement)
  const destinations = new Set(query.destinations.map((slug) => index.destinationIds.get(slug)))
  const cards = items.map((tour) =>
    indexedCard(tour, scope, (id, name) => destinations.has(id) || (isSearch && isFoundBy(tour, search, name))),
  )
  grid.replaceChildren(...cards.map((card) => drawCard(template, card)))
  need(section, '[data-count]', HTMLElement).textContent = tourTexts.count(found.length)
  drawPages(need(section, '[data-pager]', HTMLElement), query, page, found.length)
  showState(section, found.length > 0 ? 'ready' : 'empty')
  // Other scripts update hearts and prices when they receive these events.
  for (const news of [cardsEvent, pricesEvent]) grid.dispatchEvent(new Event(news, { bubbles: true }))
}
