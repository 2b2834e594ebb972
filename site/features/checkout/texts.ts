import { failures } from '@nusa/shared/api'
import { termsRequiredMessage } from '@nusa/shared/booking'

export const checkoutTexts = {
  description: 'Add your travelers, review your order and book.',
  needsScript: 'Booking needs JavaScript. Please turn it on in your browser, or tell us what you’d like to book.',
  title: 'Checkout',
  loading: 'Loading your booking…',

  customer: 'Customer Details',
  fullName: 'Full name',
  email: 'Email',
  optionalEmail: 'Email (optional)',
  phone: 'Phone',
  address: 'Address',
  completeProfile: 'Complete Profile',
  editDetails: 'Edit details',
  notProvided: 'Not provided yet',
  loadingProfile: 'Loading your details…',
  signInTitle: 'Sign in to book',
  signInText: 'We’ll keep your cart and everything you enter here.',
  signIn: 'Sign In',
  retry: 'Try again',

  profileTitle: 'Complete Your Profile',
  profileText: 'We need these details to make your booking and to contact you before the tour.',
  firstName: 'First name',
  lastName: 'Last name',
  city: 'City',
  country: 'Country',
  save: 'Save',
  working: 'One moment…',
  cancel: 'Cancel',

  passengers: 'Passenger Information',
  driver: 'Driver',
  passenger: { adult: 'Adult', child: 'Child', infant: 'Infant' },
  name: 'Full name',
  relationship: 'Relationship',
  sameTravellersAs: (tour: string) => `Same travelers as ${tour}`,
  namesFollow: 'I’ll give the other names later',
  namesFollowHint: (day: string) =>
    `Enter the name of one traveler now. We’ll email you a link to enter the others until ${day}.`,
  namesWereDue: (day: string) => `Please enter all names now: for this date, the list of names was due on ${day}.`,
  pasteHint: 'Tip: paste a list of names, one per line, into a name field to fill in the empty fields below it too.',
  namesFilledIn: (nameCount: number) => (nameCount === 1 ? '1 name filled in' : `${nameCount} names filled in`),
  noFieldForNames: (names: string) =>
    `There was no empty field for: ${names}. Names that were already entered are unchanged. To replace a name, type over it. You can change the number of travelers in your cart.`,
  namesNotFilledIn: (names: string) =>
    `Not filled in: ${names}. To enter all names now, clear “I’ll give the other names later” and paste the list again.`,
  questionsChanged:
    'The questions about your booking have changed. Please check your answers, then complete your booking again.',
  emergency: 'Emergency Contact',
  payment: 'Payment Method',
  provider: 'Xendit',
  providerText: 'Card, bank transfer, e-wallet or QR code. You pay on Xendit’s secure page after booking.',

  summary: 'Booking Summary',
  originalPrice: 'Original price',
  subtotal: 'Subtotal',
  tax: (rate: number) => `Tax (${rate}%)`,
  total: 'Total',
  changeCart: 'Edit your cart',
  itemsLeftOut: (count: number) =>
    count === 1
      ? 'An item in your cart can’t be booked and isn’t included here.'
      : `${count} items in your cart can’t be booked and aren’t included here.`,
  itemsBlocked: failures.not_bookable.message,

  terms: 'I have read and accept the',
  termsLink: 'terms and conditions',
  readFirst: 'Scroll to the end to agree.',
  agree: 'I Agree',
  privacy: 'We use your details as described in our',
  termsRequired: termsRequiredMessage,
  termsFailed: 'Failed to load the policy. Please try again.',
  loadingTerms: 'Loading the policy…',
  complete: 'Complete Booking',
  completing: 'Booking…',
  invalidFields: failures.invalid_request.message,

  priceSeen: 'You saw',
  currentPrice: 'It is now',
  priceQuestion: 'Do you want to book at the new price?',
  acceptPrice: 'Book at the new price',
  back: 'Back',
  cartChanged: {
    title: 'Your cart has changed',
    description: 'Please review the summary, then complete your booking again.',
  },

  leftOutUntilChanged: 'It isn’t included here until you change it in your cart.',
  startTimeChanged: {
    title: 'The start time has changed',
    description: 'Please accept the new start time, or change your cart.',
  },
  pickupTimeChanged: {
    title: 'The pickup time has changed',
    description: 'Please accept the new pickup time, or change your cart.',
  },
  bookingFailed: 'Booking Failed',
  paymentFailed: 'Payment Failed',
  couldNotSend: 'Something went wrong on this page. Please try again: nothing will be booked twice.',
  noInvoiceId: 'Booking failed: No invoice ID was returned.',
  notAuthenticated: failures.not_authenticated.message,
  bookingSuccessful: { title: 'Booking Successful' },
  earlierBookingSuccessful: (tours: readonly string[], areAllBooked: boolean) => ({
    title: 'Booking Successful',
    description: [
      `Your earlier booking${tours.length > 0 ? ` of ${tours.join(', ')}` : ''} went through with the details that you sent first. If you’ve corrected a name or an answer since, please contact us.`,
      areAllBooked ? '' : 'Anything you’ve added or changed since is still in your cart.',
    ]
      .join(' ')
      .trim(),
  }),
} as const
