import type { TourSort } from '@nusa/shared/search'

export const tourTexts = {
  off: (percent: number) => `${percent}% OFF`,
  from: 'from',
  viewTour: 'View Tour',
  priceOnRequest: 'Price on request',
  before: 'Price before discount',
  favorite: (title: string) => `Favorite: ${title}`,
  count: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
  kinds: 'Kinds of tours',
  /** What the first list is called where a page says where it stands. */
  crumb: 'Tours',
} as const

/** Words of lists: what can be done with them and what they say when there is nothing to show. */
export const listTexts = {
  results: 'Tours',
  filters: 'Filters',
  filterTours: 'Filter Tours',
  applyFilters: 'Apply Filters',
  resetAll: 'Reset All',
  close: 'Close',
  tourType: 'Tour Type',
  allTypes: 'All',
  destinations: 'Destinations',
  duration: 'Duration',
  price: 'Price',
  upTo: 'Up to',
  categories: 'Categories',
  sortBy: 'Sort by',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  empty: 'No tours found. Try changing your filters.',
  loading: 'Loading...',
  failed: 'Error Loading Tours',
  failedHint: 'There was an error loading the tours. Please try again later.',
  tryAgain: 'Try again',
  withoutScript: 'This page shows the first tours only, since JavaScript is off. All of them stand under',
  allCategories: 'categories',
  and: 'and',
  allDestinations: 'destinations',
} as const

/** Words of the page that a search leads to. */
const orders: Record<TourSort, string> = {
  popularity: 'the most popular first',
  rating: 'the best rated first',
  'price-low': 'the lowest price first',
  'price-high': 'the highest price first',
  duration: 'the shortest first',
}

export const searchPageTexts = {
  title: 'Search Tours',
  description: 'Find a tour in Bali and beyond by its name or place, the day and how many come along.',
  empty: 'No tours found matching your search criteria.',
  /** What a search for nothing shows: 'All tours, the most popular first.' */
  open: (isFiltered: boolean, sort: TourSort) =>
    `${isFiltered ? 'The tours of your filters' : 'All tours'}, ${orders[sort]}.`,
  /** What is searched for, e.g. 'For “rice” · in “Ubud” · on Dec 1, 2026 · with room for 3'. */
  criteria: (text: string, where: string, date: string, party: number) =>
    [text && `“${text}”`, where && `in “${where}”`, date && `on ${date}`, party > 1 && `with room for ${party}`]
      .filter(Boolean)
      .join(' · '),
  withoutScript: 'Searching needs JavaScript. These are the tours that travelers book most.',
} as const
