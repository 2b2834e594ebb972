import { cancellationDeadline, cancelProblem, contactTiming, isPastCancellation } from '@nusa/shared/booking'
import { formatDate, formatInstant, nightsBetween } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import { ruleRow } from '../stored-booking.ts'
import { voucherTexts as texts } from './texts.ts'

const travellerNouns: Record<StoredBooking['travelers'][number]['type'], readonly [one: string, several?: string]> = {
  adult: ['adult'],
  child: ['child', 'children'],
  infant: ['infant'],
}

/** Returns 'Jun 3, 2026', or 'Jun 3, 2026 – Jun 5, 2026' for a date range. */
export function dateText({ date, endDate }: Pick<StoredBooking, 'date' | 'endDate'>): string {
  const first = formatDate(date)
  return endDate === date ? first : `${first} – ${formatDate(endDate)}`
}

/** '2 adults, 1 child'. */
export function partyText({ travelers }: Pick<StoredBooking, 'travelers'>): string {
  return travelers.map(({ type, count }) => formatCount(count, ...travellerNouns[type])).join(', ')
}

type BookingQuantity = Pick<StoredBooking, 'kind' | 'date' | 'endDate' | 'quantity' | 'quote'>

/** Returns the booked quantity, such as '2 packages', '3 days' or '2 nights, 1 room'; empty for a tour priced per person. */
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

/** 'Lunch, Photographer × 2'. */
export function addOnsText({ quote }: Pick<StoredBooking, 'quote'>): string {
  return quote.addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')
}

/**
 * Returns a one-line description: '2 packages, 2 adults, 1 child, Lunch'. Rentals have no party, because passengers are not
 * entered.
 */
export function describeBooking(booking: BookingQuantity & Pick<StoredBooking, 'travelers'>): string {
  const party = booking.kind === 'rental' ? '' : partyText(booking)
  return [quantityText(booking), party, addOnsText(booking)].filter((text) => text !== '').join(', ')
}

/**
 * Returns the notes for the traveller. The cancellation deadline is included only while free cancellation is possible.
 * Contact is promised only in advance: a file is read long after it was written, when "shortly" would be wrong.
 */
export function createNotes(booking: StoredBooking, { paidAt }: InvoiceWithBookings, now: Date): string[] {
  const { kind } = booking
  const row = ruleRow(booking)
  const timing = contactTiming([row], paidAt, now)
  const isInAdvance = timing === 'before_tour' || timing === 'in_advance'
  const isFree = cancelProblem(row, now) === null && !isPastCancellation(row, now)
  const notes = [
    ...(isInAdvance ? [texts.contact] : []),
    texts.show[kind],
    ...(isFree ? [texts.cancellation(formatInstant(cancellationDeadline(row)))] : []),
  ]
  return kind === 'tour' ? [texts.early, ...notes] : notes
}
