export const destinationTexts = {
  title: 'Destinations',
  subtitle: 'From the gorges of Ubud to the dragons of Komodo: every place our tours go.',
  home: 'Home',
  noDestinations: 'No destinations to display yet.',
  allTours: 'All tours',
  tourCount: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
  toursIn: (name: string) => `Tours in ${name}`,
  noTours: 'No tours found for this destination.',
  notFound: 'Destination not found.',
  notFoundText: 'It may have moved, or we may no longer go there.',
  allDestinations: 'All destinations',
}
