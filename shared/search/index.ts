export { type CardDetails, type CardDetailsFile, cardDetailsSchema, cardFileNumber } from './card-details.ts'
export { decodeTourIndex } from './decode-tour-index.ts'
export { type DurationBand, durationBand, durationBands, durationHours } from './duration.ts'
export { compareNewestFirst, encodeTourIndex } from './encode-tour-index.ts'
export { defaultPriceBound, filterTours, priceBound, priceStep } from './filter.ts'
export {
  type AvailableFilters,
  countFilters,
  defaultListQuery,
  formatListQuery,
  type ListQuery,
  type ListView,
  matchesBuiltPage,
  parseListQuery,
  removeUnavailableFilters,
  type TourType,
  tourTypes,
  withoutFilters,
} from './list-query.ts'
export { pageCount, pageLinks, pageSize, paginate } from './paging.ts'
export {
  defaultTourLabel,
  isInScope,
  parseTourScope,
  type ScopedTour,
  selectDestinationName,
  selectLabel,
  type TourListId,
  type TourScope,
  tourListIds,
} from './scope.ts'
export { isEmptySearch, matchesDestination, matchesSearch, parseSearchQuery, type SearchQuery } from './search-query.ts'
export { titleToSlug } from './slug.ts'
export { defaultTourSort, parseTourSort, type SortableTour, sortTours, type TourSort, tourSorts } from './sort.ts'
export { matchesText, maxSuggestions, minSuggestionLength, type SearchableTour, suggestTours } from './suggest.ts'
export { type IndexedTour, type TourIndex, type TourIndexFile, tourIndexSchema } from './tour-index.ts'
