export const pageTexts = {
  notFound: 'Oops! Page not found',
  notFoundDetail: 'The path you took leads nowhere. It may have moved, or never have been.',
  home: 'Return to Home',
  tours: 'See our tours',
}
