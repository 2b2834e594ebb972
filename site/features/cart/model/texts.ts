import { rentalPackageTitle, transferTitle } from '@nusa/shared/booking'
import { type TimeZone, timeZoneLabel } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import { packagesText } from '../../../lib/labels.ts'

const counting = (singular: string, plural: string) => (count: number) => `${count} ${count === 1 ? singular : plural}`

/** Texts of the cart panel and page. */
export const cartTexts = {
  description: 'Review your tours, transfers, cars and rooms before you book.',
  needsScript: 'Your cart needs JavaScript. Please turn it on in your browser, or tell us what you’d like to book.',
  panelTitle: 'Your Cart',
  pageTitle: 'Shopping Cart',
  empty: 'Your cart is empty',
  emptyHint: 'Add some amazing tours to get started!',
  browse: 'Browse Tours',
  items: counting('item', 'items'),

  date: 'Date',
  startTime: 'Start time',
  travelers: 'Travelers',
  guests: 'Guests',
  pickupTime: 'Pickup time',
  pickupTimeIn: (zone: TimeZone) => `Pickup time (${timeZoneLabel(zone)})`,
  from: 'From',
  to: 'To',
  time: 'Time',
  timeInBali: 'Time (Bali time)',
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
  packagesChange: (before: number, now: number) =>
    `These travelers need ${packagesText(now)} instead of ${before}. Update Cart changes it for you.`,
  takePackages: (count: number) => `Book ${packagesText(count)}`,
  update: 'Update Cart',
  updated: { title: 'Cart updated' },
  willCost: (price: string) => `New price: ${price}`,
  unsaved: 'Not included in the total yet: press Update Cart.',
  unsavedTitle: 'Apply your changes?',
  unsavedText: 'You’ve changed these items but haven’t updated your cart:',
  applyAndContinue: 'Apply and continue',
  continueWithout: 'Continue without changes',
  stay: 'Stay here',

  transferName: (airport: string, area: string) => transferTitle({ from: airport, to: area }),
  dailyRental: rentalPackageTitle,

  remove: 'Remove',
  removeItem: (tour: string) => `Remove ${tour}`,
  removed: (tour: string) => ({ title: 'Removed from cart', description: tour }),
  undo: 'Undo',
  clear: 'Clear Cart',
  clearTitle: 'Clear your cart?',
  clearText: (count: number) =>
    count === 1 ? 'The item in it will be removed.' : `All ${count} items in it will be removed.`,
  cleared: { title: 'Your cart has been cleared' },
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
  priceBeforeAndNow: (before: string, now: string) => `It was ${before} and is now ${now}.`,
  acceptStartTime: (time: string) => `Accept ${time}`,
  addOnUnavailable: (name: string) => (name ? `'${name}' is no longer offered.` : 'An add-on is no longer offered.'),
  addOnLimit: (name: string, max: number) => `'${name}' can be added up to ${formatCount(max, 'time')}.`,
  bookIt: (actions: string[]) => `Book it ${actions.join(', and ')}`,
  without: (names: string) => `without ${names || 'the unavailable add-ons'}`,
  with: (addOns: string) => `with ${addOns}`,
  times: (name: string, max: number) => `${name} × ${max}`,
  acceptPrice: 'Accept the new price',
  loadingPage: 'Loading your cart…',
  loading: 'Checking today’s price…',
  priceFailed: 'We couldn’t load today’s price.',
  pricesFailed: 'We couldn’t load all of today’s prices, so there’s no total yet.',
  retry: 'Try again',
  someLeftOut: 'Items that can’t be booked aren’t included in the total or the checkout until you change them.',
  nothingBookable: 'Nothing in your cart can be booked right now.',

  full: { title: 'Your cart is full', description: 'Please check out first, or remove an item.' },
  notStored: {
    title: 'Your browser couldn’t save your cart',
    description:
      'You’ll lose it when you leave this page. Please allow this site to store data or free up some space, then add it again.',
  },
  outdated: {
    title: 'This page is out of date',
    description: 'A newer version of this site has changed your cart. Please reload the page.',
  },
  unreadableItems: {
    title: 'Some items in your cart couldn’t be loaded',
    description: 'The others are still there. Please add the missing ones again.',
  },
} as const
