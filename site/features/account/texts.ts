/** The texts of a traveller's profile. */
export const accountTexts = {
  updated: { title: 'Profile updated' },
  updateFailed: 'Failed to update profile. Please try again.',
  loadFailed: 'Failed to load your profile.',
} as const
