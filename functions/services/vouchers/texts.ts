import type { TourArrival } from '@nusa/shared/booking'
import { baliTimeZone, type TimeZone, timeZoneFullName } from '@nusa/shared/dates'

export const voucherTexts = {
  date: 'Date',
  rentalStart: 'From',
  rentalEnd: 'To',
  time: 'Time',
  startTime: 'Start time',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  pickup: 'Pickup',
  pickupLocation: 'Pickup location',
  deliveryLocation: 'Delivery location',
  address: 'Address',
  pickupEntryMethod: {
    by_link: 'Please tell us your hotel',
    by_contact: 'Please contact us about your pickup',
  },
  pickupLater: 'We’ll tell you when we contact you',
  pickupCash: 'Pickup surcharge',
  inCash: (amount: string) => `Please pay the driver ${amount} in cash`,
  namesMissing: (missing: number, all: number) => `${missing} of ${all} names are missing`,
  bookedBy: 'Booked by',
  travelers: 'Travelers',
  guests: 'Guests',
  names: 'Names',
  quantity: 'Booked',
  addOns: 'Add-ons',

  paidOn: 'Paid',
  price: 'Price before tax',
  includedSurcharge: 'Including pickup surcharge',
  tax: 'Tax',
  total: 'Total paid with tax',

  arrival: {
    early: 'Please arrive 15 minutes early.',
    pickup: 'Please be ready at the pickup time.',
    both: 'Please arrive 15 minutes early, or be ready at the pickup time if we pick you up.',
  } satisfies Record<TourArrival, string>,
  contactInAdvance: 'Our team will contact you 24-48 hours in advance.',
  showVoucher: {
    tour: 'Show your voucher at the start, printed or on your phone.',
    transfer: 'Show your voucher to your driver, printed or on your phone.',
    rental: 'Show your voucher when you pick up the car, printed or on your phone.',
    delivered: 'Show your voucher when we deliver the car, printed or on your phone.',
    room: 'Show your voucher at check-in, printed or on your phone.',
  },
  freeCancellation: (instant: string) => `Free cancellation in your account before ${instant}.`,
  timeZoneNote: (zone: TimeZone) =>
    zone === baliTimeZone
      ? `All dates and times are in Bali time: ${timeZoneFullName(zone)}.`
      : `All times are in ${timeZoneFullName(zone)}.`,
  bookingNumber: (number: string) => `Booking number: ${number}`,
  factLine: (name: string, value: string) => `${name}: ${value}`,
  bookingOnline: (url: string) => `Your booking online: ${url}`,
  contactQuestion: (ways: string) => `Questions? ${ways}`,
}
