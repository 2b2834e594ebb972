import { formatDate } from '@nusa/shared/dates'
import { filterCount, isOpenSearch, type ListQuery, parseSearchQuery } from '@nusa/shared/search'
import { searchPageTexts } from '../texts.ts'

/** Shows the search criteria, whether or not any tour matches. Only /search has an element for that. */
export function drawCriteria(query: ListQuery): void {
  const place = document.querySelector<HTMLElement>('[data-search-criteria]')
  if (!place) return
  const search = parseSearchQuery(new URLSearchParams(location.search))
  const { text, where, date, guests } = search
  place.textContent = isOpenSearch(search)
    ? searchPageTexts.open(filterCount(query) > 0, query.sort)
    : searchPageTexts.criteria(text, where, date ? formatDate(date) : '', guests)
  place.dataset.drawn = ''
}
