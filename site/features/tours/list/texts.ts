import type { TourSort } from '@nusa/shared/search'

export const listTexts = {
  results: 'Tours',
  count: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
  kinds: 'Tour types',
  crumb: 'Tours',
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
  withoutScript: 'JavaScript is off, so you only see the first tours here. Find all of them under',
  allCategories: 'categories',
  and: 'and',
  allDestinations: 'destinations',
} as const

const sortDescriptions: Record<TourSort, string> = {
  popularity: 'most popular first',
  rating: 'best rated first',
  'price-low': 'lowest price first',
  'price-high': 'highest price first',
  duration: 'shortest first',
}

export const searchPageTexts = {
  title: 'Search Tours',
  description: 'Find tours in Bali and beyond by name or place, date and group size.',
  empty: 'No tours found matching your search criteria.',
  /** For a search without criteria: 'All tours, most popular first.' */
  allTours: (isFiltered: boolean, sort: TourSort) =>
    `${isFiltered ? 'Tours that match your filters' : 'All tours'}, ${sortDescriptions[sort]}.`,
  /** Such as '“rice” · in “Ubud” · on Dec 1, 2026 · for 3 guests' or 'For 2 guests'. */
  criteria: (text: string, where: string, date: string, guests: number) =>
    [text && `“${text}”`, where && `in “${where}”`, date && `on ${date}`, guests > 1 && `for ${guests} guests`]
      .filter(Boolean)
      .join(' · ')
      .replace(/^\w/, (letter) => letter.toUpperCase()),
  withoutScript: 'Search needs JavaScript. Here are the tours travelers book most.',
} as const
