import { rentalPackageTitle, transferTitle } from '@nusa/shared/booking'
import { counted } from '@nusa/shared/words'
import { packagesText } from '../../lib/labels.ts'

const counting = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

/** Every text of the cart's panel and page. */
export const cartTexts = {
  description: 'What you are about to book.',
  needsScript:
    'Your cart needs JavaScript. Please switch it on in your browser, or tell us what you would like to book.',
  panelTitle: 'Your Cart',
  pageTitle: 'Shopping Cart',
  empty: 'Your cart is empty',
  emptyHint: 'Add some amazing tours to get started!',
  browse: 'Browse Tours',
  items: counting('item', 'items'),

  date: 'Date',
  travelers: 'Travelers',
  guests: 'Guests',
  pickupTime: 'Pickup time',
  pickupTimeInBali: 'Pickup time (Bali time)',
  from: 'From',
  to: 'To',
  time: 'Time',
  location: 'Location',
  locationHint: 'e.g., Hotel name, address',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: counting('night', 'nights'),
  counted: {
    tour: { name: 'Packages', text: packagesText },
    transfer: { name: 'Cars', text: counting('car', 'cars') },
    rental: { name: 'Days', text: counting('day', 'days') },
    room: { name: 'Rooms', text: counting('room', 'rooms') },
  },
  adults: 'Adults',
  adultsAge: 'Age 13+',
  children: 'Children',
  childrenAge: 'Age 2-12',
  infants: 'Infants',
  infantsAge: 'Under 2',
  done: 'Done',
  why: {
    date_past: 'this day has passed',
    date_cut_off: 'too soon to be booked',
    date_too_far: 'more than two years ahead',
    date_before_start: 'before the first date of this tour',
    date_after_end: 'after the last date of this tour',
    date_blocked: 'not available',
  },
  packagesChange: (before: number, now: number) =>
    `These travelers need ${packagesText(now)} instead of ${before}. Update Cart books as many.`,
  takePackages: (count: number) => `Book ${packagesText(count)}`,
  update: 'Update Cart',
  updated: { title: 'Cart updated' },
  willCost: (price: string) => `It will cost ${price}.`,
  unsaved: 'Not in the total yet: press Update Cart.',
  unsavedTitle: 'Apply your changes?',
  unsavedText: 'You changed these items but did not update your cart:',
  applyAndGoOn: 'Apply and continue',
  goOnWithout: 'Continue without',
  stay: 'Stay here',

  transferName: (airport: string, area: string) => transferTitle({ airport, area }),
  dailyRental: rentalPackageTitle,

  remove: 'Remove',
  removeItem: (tour: string) => `Remove ${tour}`,
  removed: (tour: string) => ({ title: 'Removed from cart', description: tour }),
  undo: 'Undo',
  clear: 'Clear Cart',
  clearTitle: 'Clear your cart?',
  clearText: (count: number) =>
    count === 1 ? 'The item in it will be removed.' : `All ${count} items in it will be removed.`,
  cleared: { title: 'Your cart was cleared' },
  cancel: 'Cancel',

  summary: 'Order Summary',
  original: 'Original price',
  subtotal: 'Subtotal',
  tax: (rate: number) => `Tax (${rate}%)`,
  total: 'Total',
  viewCart: 'View Cart',
  checkout: 'Proceed to Checkout',
  continue: 'Continue Shopping',
  secure: 'Secure payment powered by Xendit',

  priceChanged: 'The price has changed',
  wasNow: (before: string, now: string) => `It was ${before} and is now ${now}.`,
  addOnGone: (name: string) => (name ? `'${name}' is no longer offered.` : 'An add-on is no longer offered.'),
  addOnTooMany: (name: string, most: number) => `'${name}' can be added ${counted(most, 'time')} at most.`,
  bookIt: (ways: string[]) => `Book it ${ways.join(', and ')}`,
  without: (names: string) => `without ${names || 'what is gone'}`,
  with: (addOns: string) => `with ${addOns}`,
  times: (name: string, most: number) => `${name} × ${most}`,
  acceptPrice: 'Accept the new price',
  loading: 'Looking up today’s price…',
  priceFailed: 'We could not look up today’s price.',
  pricesFailed: 'We could not look up all of today’s prices, so there is no total yet.',
  retry: 'Try again',
  someLeftOut: 'Items that can’t be booked are left out of the total and of the checkout until you change them.',
  nothingBookable: 'Nothing in your cart can be booked right now.',

  full: { title: 'Your cart is full', description: 'Book what is in it first, or remove something.' },
  refused: {
    title: 'Your browser could not store your cart',
    description:
      'It will be gone when you leave this page. Please allow this site to store data, or free some space, and add it again.',
  },
  outdated: {
    title: 'This page is out of date',
    description: 'Your cart was changed by a newer version of this site. Please reload the page.',
  },
  putAside: {
    title: 'Some of your cart could not be read',
    description: 'What could be read is still there. Please add the rest again.',
  },
} as const
