export const newsletterTexts = {
  title: 'Letters from Bali',
  intro: 'New trips, quiet seasons and special rates, about once a month.',
  email: 'Email address',
  placeholder: 'name@example.com',
  subscribe: 'Subscribe',
  working: 'One moment…',
  empty: 'Please enter your email address.',
  wrong: 'Enter an e-mail address such as name@example.com.',
  duplicate: 'This email is already subscribed.',
  failed: 'An error occurred. Please try again.',
  done: 'Thank you for subscribing!',
  withoutScript: 'Write to us to get it:',
} as const
