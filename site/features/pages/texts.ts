export const pageTexts = {
  notFound: 'Oops! Page not found',
  notFoundDetail: 'There’s nothing at this address. The page may have moved.',
  home: 'Return to Home',
  tours: 'See our tours',

  crumbHome: 'Home',
  others: 'Questions and policies',
  reachUs: 'Contact us',
  address: 'Visit us',
  contentNotFound: '404 - Page Not Found',
  contentNotFoundDetail: 'It may have moved or been removed.',
  bookings: 'See your bookings',
}
