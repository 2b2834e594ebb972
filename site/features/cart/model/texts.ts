import { rentalPackageTitle, transferTitle } from '@nusa/shared/booking'
import { type TimeZone, timeZoneLabel } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import { packagesText } from '../../../lib/labels.ts'

const countFormatter = (singular: string, plural: string) => (count: number) =>
  `${count} ${count === 1 ? singular : plural}`

export const cartTexts = {
  description: 'Review your tours, transfers, cars and rooms before you book.',
  needsScript: 'Your cart needs JavaScript. Please turn it on in your browser, or tell us what you’d like to book.',
  panelTitle: 'Your Cart',
  pageTitle: 'Shopping Cart',
  empty: 'Your cart is empty',
  emptyHint: 'Add some amazing tours to get started!',
  browseTours: 'Browse Tours',
  itemCount: countFormatter('item', 'items'),

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
  nights: countFormatter('night', 'nights'),
  quantities: {
    tour: { name: 'Packages', text: packagesText },
    transfer: { name: 'Cars', text: countFormatter('car', 'cars') },
    rental: { name: 'Days', text: countFormatter('day', 'days') },
    room: { name: 'Rooms', text: countFormatter('room', 'rooms') },
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
  bookPackages: (count: number) => `Book ${packagesText(count)}`,
  updateCart: 'Update Cart',
  cartUpdated: { title: 'Cart updated' },
  newPrice: (price: string) => `New price: ${price}`,
  unsavedHint: 'Not included in the total yet: press Update Cart.',
  unsavedTitle: 'Apply your changes?',
  unsavedText: 'You’ve changed these items but haven’t updated your cart:',
  applyAndContinue: 'Apply and continue',
  continueWithoutChanges: 'Continue without changes',
  stayHere: 'Stay here',

  transferName: (airport: string, area: string) => transferTitle({ from: airport, to: area }),
  dailyRental: rentalPackageTitle,

  remove: 'Remove',
  removeItem: (product: string) => `Remove ${product}`,
  itemRemoved: (product: string) => ({ title: 'Removed from cart', description: product }),
  undo: 'Undo',
  clearCart: 'Clear Cart',
  clearTitle: 'Clear your cart?',
  clearText: (count: number) =>
    count === 1 ? 'The item in it will be removed.' : `All ${count} items in it will be removed.`,
  cartCleared: { title: 'Your cart has been cleared' },
  cancel: 'Cancel',

  summary: 'Order Summary',
  originalPrice: 'Original price',
  subtotal: 'Subtotal',
  tax: (rate: number) => `Tax (${rate}%)`,
  total: 'Total',
  viewCart: 'View Cart',
  proceedToCheckout: 'Proceed to Checkout',
  continueShopping: 'Continue Shopping',
  securePayment: 'Secure payment powered by Xendit',

  priceChanged: 'The price has changed',
  priceBeforeAndNow: (before: string, now: string) => `It was ${before} and is now ${now}.`,
  acceptStartTime: (time: string) => `Accept ${time}`,
  addOnUnavailable: (name: string) => (name ? `'${name}' is no longer offered.` : 'An add-on is no longer offered.'),
  addOnLimit: (name: string, max: number) => `'${name}' can be added up to ${formatCount(max, 'time')}.`,
  bookItem: (actions: string[]) => `Book it ${actions.join(', and ')}`,
  withoutAddOns: (names: string) => `without ${names || 'the unavailable add-ons'}`,
  withAddOns: (addOns: string) => `with ${addOns}`,
  addOnTimes: (name: string, max: number) => `${name} × ${max}`,
  acceptPrice: 'Accept the new price',
  loadingPage: 'Loading your cart…',
  loading: 'Checking today’s price…',
  priceFailed: 'We couldn’t load today’s price.',
  pricesFailed: 'We couldn’t load all of today’s prices, so there’s no total yet.',
  retry: 'Try again',
  someItemsExcluded: 'Items that can’t be booked aren’t included in the total or the checkout until you change them.',
  nothingBookable: 'Nothing in your cart can be booked right now.',

  cartFull: { title: 'Your cart is full', description: 'Please check out first, or remove an item.' },
  cartNotStored: {
    title: 'Your browser couldn’t save your cart',
    description:
      'You’ll lose it when you leave this page. Please allow this site to store data or free up some space, then add it again.',
  },
  pageOutdated: {
    title: 'This page is out of date',
    description: 'A newer version of this site has changed your cart. Please reload the page.',
  },
  unreadableItems: {
    title: 'Some items in your cart couldn’t be loaded',
    description: 'The others are still there. Please add the missing ones again.',
  },
} as const
