/** Every text of the checkout. */
export const checkoutTexts = {
  needsScript: 'Booking needs JavaScript. Please switch it on in your browser, or tell us what you would like to book.',
  title: 'Checkout',
  emptyCart: { title: 'Your cart is empty' },

  customer: 'Customer Details',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  completeProfile: 'Complete Profile',
  editDetails: 'Edit details',
  missing: 'Not given yet',
  loadingProfile: 'Loading your details…',
  signInTitle: 'Sign in to book',
  signInText: 'Your cart and everything you type here stay as they are.',
  signIn: 'Sign In',
  retry: 'Try again',

  profileTitle: 'Complete Your Profile',
  profileText: 'We need this to book for you and to reach you before the tour.',
  firstName: 'First name',
  lastName: 'Last name',
  city: 'City',
  country: 'Country',
  save: 'Save',
  working: 'One moment…',
  cancel: 'Cancel',

  passengers: 'Passenger Information',
  passenger: { adult: 'Adult', child: 'Child', infant: 'Infant' },
  name: 'Full name',
  relationship: 'Relationship',
  sameAs: (tour: string) => `Use the travelers of ${tour}`,
  emergency: 'Emergency Contact',
  payment: 'Payment Method',
  provider: 'Xendit',
  providerText: 'Card, bank transfer, e-wallet or QR code. You pay on Xendit’s secure page after booking.',

  summary: 'Booking Summary',
  original: 'Original price',
  subtotal: 'Subtotal',
  tax: (rate: number) => `Tax (${rate}%)`,
  total: 'Total',
  loadingPrice: 'Looking up today’s price…',
  changeCart: 'Change it in your cart',
  leftOut: (count: number) =>
    count === 1
      ? 'An item in your cart can’t be booked and is left out here.'
      : `${count} items in your cart can’t be booked and are left out here.`,
  blocked: 'Something in your cart can no longer be booked.',
  priceFailed: 'We could not look up today’s price.',

  terms: 'I have read and accept the',
  termsLink: 'terms and conditions',
  readFirst: 'Scroll to the end to agree.',
  agree: 'I Agree',
  mustAccept: 'You must accept the terms and conditions.',
  policyFailed: 'Failed to load the policy. Please try again.',
  loadingPolicy: 'Loading the policy…',
  complete: 'Complete Booking',
  completing: 'Booking…',
  fixFields: 'Please check the fields and try again.',

  priceChanged: 'The price has changed',
  priceSeen: 'You saw',
  priceNow: 'It is now',
  priceAsk: 'Do you want to book at the new price?',
  acceptPrice: 'Book at the new price',
  back: 'Back',

  soldOut: 'It is left out here until you change it in your cart.',
  bookingFailed: 'Booking Failed',
  paymentFailed: 'Payment Failed',
  unsent: 'Something went wrong on this page. Please try again; nothing is booked twice.',
  noInvoiceId: 'Booking failed: No invoice ID was returned.',
  notAuthenticated: 'User not authenticated',
  successful: { title: 'Booking Successful', description: 'You can pay now or within 24 hours.' },
  earlierSuccessful: (tours: readonly string[], isAllBooked: boolean) => ({
    title: 'Booking Successful',
    description: [
      `Your earlier booking${tours.length > 0 ? ` of ${tours.join(', ')}` : ''} went through.`,
      isAllBooked ? '' : 'What you added or changed since is still in your cart.',
    ]
      .join(' ')
      .trim(),
  }),
} as const
