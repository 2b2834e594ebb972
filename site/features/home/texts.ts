export const homeTexts = {
  title: 'Discover Bali and Beyond in Indonesia',
  slides: 'Pictures of where we go',
  slide: (index: number, count: number) => `Picture ${index} of ${count}`,
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  browse: 'Browse tours',
  popular: 'Most Popular Tours',
  noPopular: 'No popular tours available at the moment.',
  allTours: 'All tours',
  destinations: 'Top Destinations',
  promise: 'Booked today, looked after all the way',
}
