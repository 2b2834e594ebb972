export const favoritesTexts = {
  description: 'The tours you’ve saved for later.',
  title: 'My Favorites',
  loading: 'Loading your favorites…',
  loadFailed: 'Failed to load your favorites.',
  addFailed: 'Failed to add to favorites.',
  removeFailed: 'Failed to remove from favorites.',
  retry: 'Try again',
  empty: 'Nothing saved yet',
  emptyText: 'Tap the heart on a tour you like to save it here.',
  browse: 'Browse Tours',
  needsScript: 'Your favorites need JavaScript. Please turn it on in your browser, or contact us.',
  count: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
} as const
