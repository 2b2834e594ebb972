import { formatDate } from '@nusa/shared/dates'
import { filterCount, isOpenSearch, type ListQuery, parseSearchQuery } from '@nusa/shared/search'
import { searchPageTexts } from '../texts.ts'

/** Says what is searched for, whether or not it can be had; only /search has a place for that. */
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
