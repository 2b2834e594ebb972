export { type DurationBand, durationBand, durationBands, durationHours } from './duration.ts'
export { defaultTourSort, parseTourSort, type SortableTour, sortTours, type TourSort, tourSorts } from './sort.ts'
export { type FindableTour, matchesText, maxSuggestions, minSuggestionLength, suggestTours } from './suggest.ts'
