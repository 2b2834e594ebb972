import { todayInBali } from '@nusa/shared/dates'
import {
  filterTours,
  formatListQuery,
  type ListQuery,
  matchesDestination,
  matchesSearch,
  pageCount,
  pageLinks,
  paginate,
  parseSearchQuery,
  sortTours,
  type TourScope,
} from '@nusa/shared/search'
import { requireElement } from '../../../lib/elements.ts'
import { cardsEvent, pricesEvent } from '../../../lib/page-events.ts'
import { loadTourIndex } from '../../../lib/tour-index.ts'
import { createIndexedCard, renderCard } from '../card/render-card.ts'
import { showState } from './state.ts'
import { listTexts } from './texts.ts'

export interface RenderListOptions {
  section: HTMLElement
  scope: TourScope
  isSearch: boolean
  /** Called after the index is loaded, because the query may have changed meanwhile. */
  getQuery: () => ListQuery
}

/** Shows the tours, the count and the page links of a query. Rejects if the index of all tours cannot be loaded. */
export async function renderList({ section, scope, isSearch, getQuery }: RenderListOptions): Promise<void> {
  const index = await loadTourIndex()
  const query = getQuery()
  const filteredTours = filterTours(index, scope, query)
  const search = parseSearchQuery(new URLSearchParams(location.search))
  const today = todayInBali(new Date())
  const matchingTours = isSearch ? filteredTours.filter((tour) => matchesSearch(tour, search, today)) : filteredTours
  const { page, items: pageTours } = paginate(sortTours(matchingTours, query.sort), query.page)

  const template = requireElement(section, '[data-card-template]', HTMLTemplateElement)
  const grid = requireElement(section, '[data-tour-grid]', HTMLElement)
  const destinationIds = new Set(query.destinations.map((slug) => index.destinationIds.get(slug)))
  const cards = pageTours.map((tour) =>
    createIndexedCard(
      tour,
      scope,
      (id, name) => destinationIds.has(id) || (isSearch && matchesDestination(tour, search, name)),
    ),
  )
  grid.replaceChildren(...cards.map((card) => renderCard(template, card)))
  requireElement(section, '[data-count]', HTMLElement).textContent = listTexts.count(matchingTours.length)
  renderPageLinks(requireElement(section, '[data-pager]', HTMLElement), query, page, matchingTours.length)
  showState(section, matchingTours.length > 0 ? 'ready' : 'empty')
  // Other scripts update hearts and prices when they receive these events.
  for (const eventName of [cardsEvent, pricesEvent]) grid.dispatchEvent(new Event(eventName, { bubbles: true }))
}

function renderPageLinks(pager: HTMLElement, query: ListQuery, page: number, tourCount: number): void {
  const lastPage = pageCount(tourCount)
  pager.hidden = lastPage === 1
  const linkTemplate = requireElement(pager, '[data-page-link]', HTMLTemplateElement)
  const gapTemplate = requireElement(pager, '[data-page-gap]', HTMLTemplateElement)
  const pageItems = pageLinks(page, lastPage).map((pageNumber) => {
    if (pageNumber === null) return document.importNode(gapTemplate.content, true)
    const item = document.importNode(linkTemplate.content, true)
    const anchor = requireElement(item, 'a', HTMLAnchorElement)
    anchor.href = `?${formatListQuery({ ...query, page: pageNumber }, new URLSearchParams(location.search))}`
    anchor.dataset.page = String(pageNumber)
    anchor.textContent = String(pageNumber)
    anchor.ariaLabel = listTexts.page(pageNumber)
    if (pageNumber === page) anchor.setAttribute('aria-current', 'page')
    return item
  })
  requireElement(pager, 'ul', HTMLElement).replaceChildren(...pageItems)
}
