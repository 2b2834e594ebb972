export const dashboardTexts = {
  description: 'Your profile, bookings, favorites and settings.',
  title: 'Dashboard',
  eyebrow: 'Your account',
  tabs: { profile: 'Profile', bookings: 'Bookings', favorites: 'Favorites', settings: 'Settings' },
  sections: 'Account sections',
  locked: 'Complete your profile to see your bookings and favorites.',
  needsScript: 'Your account needs JavaScript. Please turn it on, or contact us and we’ll help you.',

  currency: 'Preferred currency',
  currencyText: 'We show prices in this currency on all your devices. You always pay in Indonesian rupiah.',
  signOut: 'Sign Out',
  signOutText: 'Signs you out in this browser, in all tabs.',
} as const
