export const pageTexts = {
  notFound: 'Oops! Page not found',
  notFoundDetail: 'The path you took leads nowhere. It may have moved, or never have been.',
  home: 'Return to Home',
  tours: 'See our tours',

  crumbHome: 'Home',
  others: 'Questions and policies',
  reachUs: 'Reach us',
  address: 'Visit us',
  contentNotFound: '404 - Page Not Found',
  contentNotFoundDetail: 'It may have moved, or have been taken back.',
  bookings: 'See your bookings',
}
