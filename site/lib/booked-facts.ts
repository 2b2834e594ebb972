import {
  type BookingView,
  bookingStart,
  findNamesDeadline,
  formatNamesDeadline,
  formatPickupTime,
  formatStartTime,
  pickupEntryMethod,
  withoutRepeatedAddress,
} from '@nusa/shared/booking'
import { formatDate, nightsBetween } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { formatCount } from '@nusa/shared/text'
import { packagesText, partyText } from './labels.ts'

const texts = {
  date: 'Date',
  package: 'Package',
  travelers: 'Travelers',
  car: 'Car',
  cars: 'Cars',
  startTime: 'Start time',
  pickupTime: 'Pickup time',
  pickupLocation: 'Pickup location',
  pickupEntryMethod: {
    by_link: 'Please tell us your hotel',
    by_contact: 'Please contact us about your pickup',
  },
  payDriver: 'Pickup surcharge',
  inCash: (amount: string) => `Please pay the driver ${amount} in cash`,
  names: 'Names',
  namesMissing: (missing: number, all: number) => `${missing} of ${all} are missing`,
  namesByContact: (missing: string) => `${missing}, please contact us`,
  namesDue: (missing: string, deadline: string) => `${missing}, due by ${deadline}`,
  from: 'From',
  to: 'To',
  time: 'Time',
  location: 'Location',
  days: 'Days',
  room: 'Room',
  rooms: 'Rooms',
  address: 'Address',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
} as const

type FactsBooking = Pick<
  BookingView,
  | 'kind'
  | 'status'
  | 'travelers'
  | 'quantity'
  | 'unit_price'
  | 'package_title'
  | 'booking_date'
  | 'end_date'
  | 'pickup_date'
  | 'pickup_time'
  | 'pickup_location'
  | 'start_time'
  | 'start_label'
  | 'time_zone'
  | 'delivery_location'
  | 'pickup_zone'
  | 'pickup_kind'
  | 'pickup_cash'
  | 'missing_details'
  | 'lead_name'
  | 'names_until'
  | 'answers'
>

/** A cancelled tour has no pickup. */
function mustPayDriver({ status, pickup_cash }: FactsBooking): boolean {
  return pickup_cash > 0 && status !== 'cancelled'
}

export function listBookedFacts(booking: FactsBooking, now: Date): (readonly [name: string, value: string])[] {
  const { kind, quantity, package_title, booking_date, end_date } = booking
  const firstDay = formatDate(booking_date)
  const lastDay = formatDate(end_date)
  const pickup = [
    [texts.pickupTime, formatPickupTime(booking)],
    [texts.pickupLocation, formatPickupPlace(booking, now)],
  ] as const
  const factsByKind = {
    tour: () =>
      [
        [texts.date, end_date > booking_date ? `${firstDay} – ${lastDay}` : firstDay],
        [texts.startTime, formatStartTime(booking)],
        [texts.package, package_title],
        [texts.travelers, formatPartyAndPackages(booking)],
        ...pickup,
        [texts.payDriver, mustPayDriver(booking) ? texts.inCash(formatRupiah(booking.pickup_cash)) : ''],
        [texts.names, formatMissingNames(booking, now)],
      ] as const,
    transfer: () =>
      [
        [texts.date, firstDay],
        ...pickup,
        [texts.car, package_title],
        [texts.cars, String(quantity)],
        [texts.travelers, formatParty(booking)],
      ] as const,
    rental: () =>
      [
        [texts.from, firstDay],
        [texts.to, lastDay],
        [texts.time, formatPickupTime(booking)],
        [texts.location, booking.delivery_location || booking.pickup_location],
        [texts.days, String(quantity)],
      ] as const,
    room: () =>
      [
        [texts.checkIn, firstDay],
        [texts.checkOut, `${lastDay} (${formatCount(nightsBetween(booking_date, end_date), 'night')})`],
        [texts.address, booking.pickup_location],
        [texts.room, package_title],
        [texts.rooms, String(quantity)],
        [texts.guests, formatParty(booking)],
      ] as const,
  }
  const { pickup_location: pickupLocation } = booking
  const answers = withoutRepeatedAddress(booking.answers, { kind, pickupLocation }).map(
    ({ question, answer }) => [question, answer] as const,
  )
  return [...factsByKind[kind](), ...answers].filter(([, value]) => value !== '')
}

function formatPickupPlace(booking: FactsBooking, now: Date): string {
  const { pickup_zone, pickup_location, missing_details } = booking
  const entryMethod = pickupEntryMethod(booking, missing_details, now)
  const entryMethodText = entryMethod ? texts.pickupEntryMethod[entryMethod] : ''
  return [entryMethodText, pickup_location, pickup_zone].filter(Boolean).join(', ')
}

/** Empty if no name is missing or the booking is cancelled. */
function formatMissingNames(booking: FactsBooking, now: Date): string {
  const { status, lead_name, names_until, missing_details: missing } = booking
  if (status === 'cancelled' || !missing || missing.names === 0) return ''
  const missingText = texts.namesMissing(missing.names, missing.travellers)
  const canEnterNames = names_until !== null && now < findNamesDeadline(booking, names_until)
  if (canEnterNames) return joinParts(lead_name, texts.namesDue(missingText, formatNamesDeadline(booking, names_until)))
  return joinParts(lead_name, now < bookingStart(booking) ? texts.namesByContact(missingText) : missingText)
}

const joinParts = (...parts: string[]) => parts.filter(Boolean).join('; ')

function formatParty({ travelers }: Pick<FactsBooking, 'travelers'>): string {
  const countTravellers = (type: FactsBooking['travelers'][number]['type']) =>
    travelers.filter((group) => group.type === type).reduce((sum, group) => sum + group.count, 0)
  return partyText({
    adults: countTravellers('adult'),
    children: countTravellers('child'),
    infants: countTravellers('infant'),
  })
}

/** Returns '2 Adults · 1 package', without the packages if the price is per person. */
function formatPartyAndPackages(booking: FactsBooking): string {
  const hasPackagePrice = booking.unit_price.basePriceBreakdown.some(({ type }) => type === 'package')
  return hasPackagePrice ? `${formatParty(booking)} · ${packagesText(booking.quantity)}` : formatParty(booking)
}

/** The amounts of hotel bookings are always shown in rupiah, not in the display currency. */
export function isHotelBooking({ kind }: Pick<BookingView, 'kind'>): boolean {
  return kind === 'room'
}
