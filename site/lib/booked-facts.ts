import { type BookingView, formatStartTime, isPickupMissing } from '@nusa/shared/booking'
import { formatClockTime, formatDate, nightsBetween } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import { bookedTexts as texts } from './booked-texts.ts'
import { packagesText, partyText } from './labels.ts'

type Booked = Pick<
  BookingView,
  | 'kind'
  | 'travelers'
  | 'quantity'
  | 'unit_price'
  | 'package_title'
  | 'booking_date'
  | 'end_date'
  | 'pickup_time'
  | 'pickup_location'
  | 'start_time'
  | 'start_label'
  | 'time_zone'
  | 'delivery_location'
  | 'pickup_zone'
  | 'pickup_kind'
  | 'answers'
>

/** Returns the facts about a booking as labels and values, without empty values. */
export function bookedFacts(booking: Booked): (readonly [name: string, value: string])[] {
  const { kind, quantity, package_title, booking_date, end_date } = booking
  const first = formatDate(booking_date)
  const last = formatDate(end_date)
  const pickup = [
    [texts.pickupTime, formatClockTime(booking.pickup_time, booking.time_zone)],
    [texts.pickupLocation, pickupPlace(booking)],
  ] as const
  const facts = {
    tour: () =>
      [
        [texts.date, end_date > booking_date ? `${first} – ${last}` : first],
        [texts.startTime, formatStartTime(booking)],
        [texts.package, package_title],
        [texts.travelers, partyAndPackages(booking)],
        ...pickup,
      ] as const,
    transfer: () =>
      [
        [texts.date, first],
        ...pickup,
        [texts.car, package_title],
        [texts.cars, String(quantity)],
        [texts.travelers, party(booking)],
      ] as const,
    rental: () =>
      [
        [texts.from, first],
        [texts.to, last],
        [texts.time, formatClockTime(booking.pickup_time)],
        [texts.location, booking.delivery_location || booking.pickup_location],
        [texts.days, String(quantity)],
      ] as const,
    room: () =>
      [
        [texts.checkIn, first],
        [texts.checkOut, `${last} (${formatCount(nightsBetween(booking_date, end_date), 'night')})`],
        [texts.address, booking.pickup_location],
        [texts.room, package_title],
        [texts.rooms, String(quantity)],
        [texts.guests, party(booking)],
      ] as const,
  }
  const answers = booking.answers.map(({ question, answer }) => [question, answer] as const)
  return [...facts[kind](), ...answers].filter(([, value]) => value !== '')
}

/** Returns where the traveller is picked up, with the zone; says so if the traveller has to tell it. */
function pickupPlace({ pickup_kind, pickup_zone, pickup_location: place }: Booked): string {
  const missing = isPickupMissing({ kind: pickup_kind, place }) ? texts.pickupMissing : ''
  return [place || missing, pickup_zone].filter(Boolean).join(', ')
}

function party({ travelers }: Pick<Booked, 'travelers'>): string {
  const count = (type: Booked['travelers'][number]['type']) =>
    travelers.filter((one) => one.type === type).reduce((sum, one) => sum + one.count, 0)
  return partyText({ adults: count('adult'), children: count('child'), infants: count('infant') })
}

/** Returns '2 Adults · 1 package'. The number of packages is left out unless packages were priced. */
function partyAndPackages(booking: Booked): string {
  const isWhole = booking.unit_price.basePriceBreakdown.some(({ type }) => type === 'package')
  return isWhole ? `${party(booking)} · ${packagesText(booking.quantity)}` : party(booking)
}

/** Returns whether a hotel room was booked. Its amounts are always shown in rupiah, whatever currency was chosen. */
export function isHotelBooking({ kind }: Pick<BookingView, 'kind'>): boolean {
  return kind === 'room'
}
