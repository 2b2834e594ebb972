import type { PromisedTextsByArea } from './types.ts'

export const pageTexts: PromisedTextsByArea = {
  'the company': {
    sourcePaths: ['site/features/home/', 'cms/seed/content/settings.ts'],
    texts: [
      'Discover Bali and Beyond in Indonesia',
      'INDONESIA is our World, BALI is our Specialist and YOU is our project!',
      'Trusted by 10,000+ travelers',
      '500+',
      'Tours Available',
      '50k+',
      'Happy Customers',
      '24/7',
      'Support',
      'Free cancellation up to 24 hours',
      'Instant confirmation',
      'Secure payment',
    ],
  },
  'the frame': {
    sourcePaths: ['site/features/frame/', 'site/features/account/', 'site/features/search/', 'site/features/pages/'],
    texts: [
      'Oops! Page not found',
      'Find Your Perfect Tour',
      'Sign In',
      'Dashboard',
      'Favorites',
      'Sign Out',
      'Transports',
      'Home',
      'Tours',
      'Destination',
      'Account',
    ],
  },
  home: {
    sourcePaths: ['site/features/home/'],
    texts: [
      'Loading amazing tours for you...',
      'Explore by Category',
      'Loading categories...',
      'Failed to load categories.',
      'No popular tours available at the moment.',
      "Sorry, we couldn't load the popular tours at the moment.",
      'Show all destinations',
      'Loading destinations...',
      'Failed to load destinations.',
    ],
  },
  'the newsletter': {
    sourcePaths: ['site/features/newsletter/', 'shared/api/failures.ts'],
    texts: [
      'Please enter your email address.',
      'This email is already subscribed.',
      'An error occurred. Please try again.',
      'Thank you for subscribing!',
    ],
  },
  'destinations and pages': {
    sourcePaths: ['site/features/destinations/', 'site/features/pages/'],
    texts: ['Tours in ', 'No tours found for this destination.', 'Destination not found.', '404 - Page Not Found'],
  },
}
