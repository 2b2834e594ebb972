import {
  cancellationDeadlineSentences,
  cancellationStart,
  contactTiming,
  findCancelProblem,
  formatPickupTime,
  formatStartTime,
  pickupEntryMethod,
  refundDeadlines,
  tourArrival,
  withoutRepeatedAddress,
} from '@nusa/shared/booking'
import { formatDate, formatInstant, nightsBetween } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { pickupAddOnId } from '@nusa/shared/pricing'
import { formatCount } from '@nusa/shared/text'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { toBookingFields } from '../stored-booking.ts'
import { voucherTexts as texts } from './texts.ts'

const travellerNouns: Record<StoredBooking['travelers'][number]['type'], readonly [one: string, several?: string]> = {
  adult: ['adult'],
  child: ['child', 'children'],
  infant: ['infant'],
}

/** Returns 'Jun 3, 2026', or 'Jun 3, 2026 – Jun 5, 2026' for a date range. */
export function dateText({ date, endDate }: Pick<StoredBooking, 'date' | 'endDate'>): string {
  const firstDay = formatDate(date)
  return endDate === date ? firstDay : `${firstDay} – ${formatDate(endDate)}`
}

/** Returns for example '2 adults, 1 child'. */
export function partyText({ travelers }: Pick<StoredBooking, 'travelers'>): string {
  return travelers.map(({ type, count }) => formatCount(count, ...travellerNouns[type])).join(', ')
}

type BookingQuantity = Pick<StoredBooking, 'kind' | 'date' | 'endDate' | 'quantity' | 'quote'>

/**
 * Returns for example '2 packages', '3 days' or '2 nights, 1 room'. Returns an empty string for a tour priced per
 * person.
 */
export function quantityText({ kind, date, endDate, quantity, quote }: BookingQuantity): string {
  switch (kind) {
    case 'tour':
      return quote.parts.some(({ type }) => type === 'package') ? formatCount(quantity, 'package') : ''
    case 'transfer':
      return formatCount(quantity, 'car')
    case 'rental':
      return formatCount(quantity, 'day')
    case 'room':
      return `${formatCount(nightsBetween(date, endDate), 'night')}, ${formatCount(quantity, 'room')}`
  }
}

/**
 * Returns for example 'Lunch, Photographer × 2'. The pickup surcharge is left out, because its name contains the pickup
 * zone at the time of booking, and the zone can change later.
 */
export function addOnsText({ quote }: Pick<StoredBooking, 'quote'>): string {
  const addOns = quote.addOns.filter(({ id }) => id !== pickupAddOnId)
  return addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')
}

/**
 * Returns for example '2 packages, 2 adults, 1 child, Lunch'. A rental has no travellers, because the checkout does not
 * ask for them.
 */
export function describeBooking(booking: BookingQuantity & Pick<StoredBooking, 'travelers'>): string {
  const party = booking.kind === 'rental' ? '' : partyText(booking)
  return [quantityText(booking), party, addOnsText(booking)].filter((text) => text !== '').join(', ')
}

/**
 * Returns the notes of a voucher or calendar entry. They promise no contact "shortly", because travellers read a
 * voucher long after it was created.
 */
export function createNotes(booking: StoredBooking, { paidAt }: InvoiceWithBookings, now: Date): string[] {
  const { kind } = booking
  const bookingFields = toBookingFields(booking)
  const timing = contactTiming([bookingFields], paidAt, now)
  const isInAdvance = timing === 'before_tour' || timing === 'in_advance'
  const isDelivered = kind === 'rental' && booking.deliveryLocation !== ''
  const arrival = tourArrival({ kind, pickup_kind: booking.pickup.kind })
  const notes: string[] = []
  if (arrival) notes.push(texts.arrival[arrival])
  if (isInAdvance) notes.push(texts.contactInAdvance)
  notes.push(texts.showVoucher[isDelivered ? 'delivered' : kind], ...describeCancellation(booking, now))
  return notes
}

/**
 * Returns the refund deadlines as sentences, in the time zone of the booking. Returns an empty array if the traveller
 * can no longer cancel.
 */
export function describeCancellation(booking: StoredBooking, now: Date): string[] {
  const bookingFields = toBookingFields(booking)
  if (findCancelProblem(bookingFields, now) !== null) return []
  const { time_zone } = bookingFields
  const start = cancellationStart(bookingFields)
  const [deadline, ...laterDeadlines] = refundDeadlines(bookingFields.cancellation_tiers, start, now)
  if (deadline?.percent === 100 && laterDeadlines.length === 0)
    return [texts.freeCancellation(formatInstant(deadline.until, time_zone))]
  return cancellationDeadlineSentences(bookingFields.cancellation_tiers, start, now, time_zone)
}

type BookingSchedule = Pick<
  StoredBooking,
  | 'kind'
  | 'status'
  | 'date'
  | 'endDate'
  | 'pickup'
  | 'pickupCash'
  | 'pickupTime'
  | 'pickupLocation'
  | 'deliveryLocation'
  | 'startTime'
  | 'startLabel'
  | 'timeZone'
>

export function dateFacts(booking: BookingSchedule): Fact[] {
  const { kind, date, endDate } = booking
  if (kind !== 'rental' && kind !== 'room') return [[texts.date, dateText(booking)], ...startTimeFacts(booking)]
  const isRental = kind === 'rental'
  return [
    [isRental ? texts.rentalStart : texts.checkIn, formatDate(date)],
    [isRental ? texts.rentalEnd : texts.checkOut, formatDate(endDate)],
  ]
}

/**
 * Returns the start time of a tour. The time zone is included if it differs from Bali time. Returns an empty array for
 * a tour without start times.
 */
export function startTimeFacts({
  startTime,
  startLabel,
  timeZone,
}: Pick<StoredBooking, 'startTime' | 'startLabel' | 'timeZone'>): Fact[] {
  if (startTime === '') return []
  return [[texts.startTime, formatStartTime({ start_time: startTime, start_label: startLabel, time_zone: timeZone })]]
}

/**
 * Returns the pickup, the delivery or the address of a booking. If the pickup place is missing, the text asks the
 * traveller for it.
 */
export function locationFacts(booking: StoredBooking, now: Date): Fact[] {
  const entryMethod = pickupEntryMethod(toBookingFields(booking), booking.missing, now)
  const entryMethodText = entryMethod ? texts.pickupEntryMethod[entryMethod] : ''
  return storedLocationFacts(booking, joinNonEmpty(entryMethodText, booking.pickupLocation))
}

export function storedLocationFacts(booking: StoredBooking, pickupPlace = booking.pickupLocation): Fact[] {
  const { kind, status, pickup, pickupLocation, pickupCash, deliveryLocation } = booking
  const time = formatPickupTime(toBookingFields(booking))
  const owesCash = pickupCash > 0 && status !== 'cancelled'
  const facts: Record<StoredBooking['kind'], Fact[]> = {
    tour: [
      [texts.pickup, joinNonEmpty(time, pickupPlace, pickup.zone)],
      [texts.pickupCash, owesCash ? texts.inCash(formatRupiah(pickupCash)) : ''],
    ],
    transfer: [[texts.pickup, joinNonEmpty(time, pickupPlace)]],
    rental: [
      [texts.time, time],
      [texts.pickupLocation, pickupLocation],
      [texts.deliveryLocation, deliveryLocation],
    ],
    room: [[texts.address, pickupLocation]],
  }
  return facts[kind].filter(([, value]) => value !== '')
}

export function namesText({ passengers, missing }: Pick<StoredBooking, 'passengers' | 'missing'>): string {
  const isComplete = missing === null || missing.names === 0
  return joinNonEmpty(...passengers, isComplete ? '' : texts.namesMissing(missing.names, missing.travellers))
}

/** Leaves out an address that `locationFacts` contains. */
export function answersAsFacts(booking: StoredBooking): Fact[] {
  return toFacts(withoutRepeatedAddress(booking.answers, booking))
}

export function storedAnswerFacts({ answers }: StoredBooking): Fact[] {
  return toFacts(answers)
}

function toFacts(answers: StoredBooking['answers']): Fact[] {
  return answers.map(({ question, answer }) => [question, answer])
}

/** Returns an empty string if the location is not known yet. */
export function findStartLocation({ kind, productTitle, pickupLocation, deliveryLocation }: StoredBooking): string {
  return kind === 'room' ? joinNonEmpty(productTitle, pickupLocation) : deliveryLocation || pickupLocation
}

function joinNonEmpty(...parts: string[]): string {
  return parts.filter((text) => text !== '').join(', ')
}
