export const tourTexts = {
  off: (percent: number) => `${percent}% OFF`,
  defaultLabel: 'Private tour',
  from: 'from',
  viewTour: 'View Tour',
  priceOnRequest: 'Price on request',
  rating: (rating: number, reviews: number) =>
    `Rated ${rating} of 5 by ${reviews} ${reviews === 1 ? 'traveler' : 'travelers'}`,
  before: 'Price before discount',
  count: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
  kinds: 'Kinds of tours',
  sortBy: 'Sort by',
  empty: 'No tours found. Try changing your filters.',
  browseAll: 'All tours',
}
