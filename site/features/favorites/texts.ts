/** Every text of the favorites. */
export const favoritesTexts = {
  description: 'The tours that you keep for later.',
  title: 'My Favorites',
  loading: 'Loading your favorites…',
  loadFailed: 'Failed to load your favorites.',
  addFailed: 'Failed to add to favorites.',
  removeFailed: 'Failed to remove from favorites.',
  retry: 'Try again',
  empty: 'Nothing saved yet',
  emptyText: 'Tap the heart of a tour that you like, and it waits for you here.',
  browse: 'Browse Tours',
  needsScript: 'Your favorites need JavaScript. Please switch it on in your browser, or contact us.',
  count: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
} as const
