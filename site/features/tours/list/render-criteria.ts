import { formatDate } from '@nusa/shared/dates'
import { countFilters, isEmptySearch, type ListQuery, parseSearchQuery } from '@nusa/shared/search'
import { searchPageTexts } from './texts.ts'

/** Shows the search criteria, whether or not any tour matches. Only /search has an element for that. */
export function renderCriteria(query: ListQuery): void {
  const container = document.querySelector<HTMLElement>('[data-search-criteria]')
  if (!container) return
  const search = parseSearchQuery(new URLSearchParams(location.search))
  const { text, where, date, guests } = search
  container.textContent = isEmptySearch(search)
    ? searchPageTexts.open(countFilters(query) > 0, query.sort)
    : searchPageTexts.criteria(text, where, date ? formatDate(date) : '', guests)
  container.dataset.drawn = ''
}
