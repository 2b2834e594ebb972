export const pageTexts = {
  notFound: 'Oops! Page not found',
  notFoundDetail: 'There’s nothing at this address. The page may have moved.',
  returnHome: 'Return to Home',
  seeTours: 'See our tours',

  crumbHome: 'Home',
  otherPages: 'Questions and policies',
  reachUs: 'Contact us',
  address: 'Visit us',
  contentNotFound: '404 - Page Not Found',
  contentNotFoundDetail: 'It may have moved or been removed.',
  seeBookings: 'See your bookings',
}
