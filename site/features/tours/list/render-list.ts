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
import { indexedCard, renderCard } from '../card/render-card.ts'
import { showState } from './state.ts'
import { listTexts } from './texts.ts'

export interface RenderedList {
  section: HTMLElement
  scope: TourScope
  isSearch: boolean
  /** Called after the index is loaded, because the query may have changed meanwhile. */
  query: () => ListQuery
}

/** Rejects if the index of all tours cannot be loaded. */
export async function renderList({ section, scope, isSearch, query: current }: RenderedList): Promise<void> {
  const index = await loadTourIndex()
  const query = current()
  const filtered = filterTours(index, scope, query)
  const search = parseSearchQuery(new URLSearchParams(location.search))
  const today = todayInBali(new Date())
  const matching = isSearch ? filtered.filter((tour) => matchesSearch(tour, search, today)) : filtered
  const { page, items } = paginate(sortTours(matching, query.sort), query.page)

  const template = requireElement(section, '[data-card-template]', HTMLTemplateElement)
  const grid = requireElement(section, '[data-tour-grid]', HTMLElement)
  const destinations = new Set(query.destinations.map((slug) => index.destinationIds.get(slug)))
  const cards = items.map((tour) =>
    indexedCard(
      tour,
      scope,
      (id, name) => destinations.has(id) || (isSearch && matchesDestination(tour, search, name)),
    ),
  )
  grid.replaceChildren(...cards.map((card) => renderCard(template, card)))
  requireElement(section, '[data-count]', HTMLElement).textContent = listTexts.count(matching.length)
  renderPages(requireElement(section, '[data-pager]', HTMLElement), query, page, matching.length)
  showState(section, matching.length > 0 ? 'ready' : 'empty')
  // Other scripts update hearts and prices when they receive these events.
  for (const eventName of [cardsEvent, pricesEvent]) grid.dispatchEvent(new Event(eventName, { bubbles: true }))
}

function renderPages(pager: HTMLElement, query: ListQuery, page: number, total: number): void {
  const count = pageCount(total)
  pager.hidden = count === 1
  const link = requireElement(pager, '[data-page-link]', HTMLTemplateElement)
  const gap = requireElement(pager, '[data-page-gap]', HTMLTemplateElement)
  const items = pageLinks(page, count).map((pageLink) => {
    if (pageLink === null) return document.importNode(gap.content, true)
    const item = document.importNode(link.content, true)
    const anchor = requireElement(item, 'a', HTMLAnchorElement)
    anchor.href = `?${formatListQuery({ ...query, page: pageLink }, new URLSearchParams(location.search))}`
    anchor.dataset.page = String(pageLink)
    anchor.textContent = String(pageLink)
    anchor.ariaLabel = listTexts.page(pageLink)
    if (pageLink === page) anchor.setAttribute('aria-current', 'page')
    return item
  })
  requireElement(pager, 'ul', HTMLElement).replaceChildren(...items)
}
