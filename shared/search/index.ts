export { type CardDetails, type CardDetailsFile, cardDetailsSchema, cardFile } from './card-details.ts'
export { decodeTourIndex } from './decode-tour-index.ts'
export { type DurationBand, durationBand, durationBands, durationHours } from './duration.ts'
export { encodeTourIndex, newestFirst } from './encode-tour-index.ts'
export { defaultPriceBound, filterTours, priceBound, priceStep } from './filter.ts'
export {
  defaultListQuery,
  filterCount,
  formatListQuery,
  isAsBuilt,
  type ListOffer,
  type ListQuery,
  type ListView,
  parseListQuery,
  type TourType,
  tourTypes,
  withinOffer,
  withoutFilters,
} from './list-query.ts'
export { pageCount, pageLinks, pageOf, pageSize } from './paging.ts'
export { placeIn } from './place.ts'
export {
  defaultTourLabel,
  isInScope,
  labelIn,
  parseTourScope,
  type ScopedTour,
  type TourListId,
  type TourScope,
  tourListIds,
} from './scope.ts'
export { isFoundBy, isOpenSearch, matchesSearch, parseSearchQuery, type SearchQuery } from './search-query.ts'
export { slugOf } from './slug.ts'
export { defaultTourSort, parseTourSort, type SortableTour, sortTours, type TourSort, tourSorts } from './sort.ts'
export { type FindableTour, matchesText, maxSuggestions, minSuggestionLength, suggestTours } from './suggest.ts'
export { type IndexedTour, type TourIndex, type TourIndexFile, tourIndexSchema } from './tour-index.ts'
