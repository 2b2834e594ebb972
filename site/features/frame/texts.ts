export const frameTexts = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  mobileNavigation: 'Sections',
  home: 'Home',
  tours: 'Tours',
  toursMenu: 'Tour types',
  destinations: 'Destinations',
  destination: 'Destination',
  categories: 'Categories',
  transports: 'Transports',
  transportsMenu: 'Transport types',
  airportTransfer: 'Airport transfer',
  carRental: 'Car rental',
  hotels: 'Hotels',
  news: 'News',
  favorites: 'Favorites',
  account: 'Account',
  cart: 'Your Cart',
  openMenu: 'Menu',
  explore: 'Explore',
  help: 'Good to know',
  contact: 'Contact',
} as const

/** Returns '2024', or '2024–2027' in a build of 2027. */
export function copyrightYears(buildYear: number, firstYear = 2024): string {
  return buildYear > firstYear ? `${firstYear}–${buildYear}` : String(firstYear)
}
