import { invalidEmailMessage } from '@nusa/shared/account'
import { failures } from '@nusa/shared/api'

export const newsletterTexts = {
  title: (siteName: string) => `Letters from ${siteName}`,
  intro: 'New trips, quiet seasons and special rates, about once a month.',
  email: 'Email address',
  placeholder: 'name@example.com',
  subscribe: 'Subscribe',
  working: 'One moment…',
  emailMissing: 'Please enter your email address.',
  invalidEmail: invalidEmailMessage,
  alreadySubscribed: failures.already_subscribed.message,
  subscriptionFailed: 'An error occurred. Please try again.',
  subscribed: 'Thank you for subscribing!',
  mailSent: 'Please open the link in our email to confirm your address.',

  needsScript: 'This page needs JavaScript. Please turn it on, or write to us and we’ll do it for you.',
  confirmTitle: 'Confirm your subscription',
  confirmDescription: 'Confirm your subscription to our newsletter.',
  confirming: 'Confirming your subscription…',
  confirmFailed: 'We could not confirm your subscription',
  confirmedText: 'You’ll get our next letter.',
  confirmInvalid: {
    used: {
      title: 'This link has already been used',
      text: 'It confirmed your subscription. If you’ve unsubscribed since, you can subscribe again.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links are valid for a week, and only the latest one works. You can subscribe again.',
    },
    unknown: { title: 'This link is no longer valid', text: 'It may be incomplete. You can subscribe again.' },
  },
  subscribeAgain: 'Subscribe again',
  tryAgain: 'Try again',
  browseTours: 'Browse Tours',
  unsubscribe: 'Unsubscribe',
  unsubscribeTitle: 'Unsubscribe from our newsletter?',
  unsubscribeDescription: 'Unsubscribe from our newsletter.',
  unsubscribeText: 'You won’t get any more letters from us. We’ll still email you about your bookings.',
  unsubscribed: 'You’ve been unsubscribed',
  unsubscribedText: 'You won’t get any more letters from us. Come back whenever you like.',
  linkInvalid: 'This link is no longer valid',
  unsubscribeInvalid: 'It may be incomplete. Please open the link in our email again, or write to us.',
  withoutScript: 'Write to us to subscribe:',
} as const
