import { formatDate } from '@nusa/shared/dates'
import type { LineQuote } from '@nusa/shared/pricing'
import { counted } from '@nusa/shared/words'
import type { StoredBooking } from '../../ports/bookings.ts'
import { lastDayOf } from './last-day.ts'
import { voucherTexts as texts } from './texts.ts'

const words: Record<LineQuote['parts'][number]['type'], readonly [one: string, several?: string]> = {
  adult: ['adult'],
  child: ['child', 'children'],
  infant: ['infant'],
  package: ['package'],
  car: ['car'],
  day: ['day'],
  'room-night': ['room night'],
}

/** 'Jun 3, 2026', and of what lasts longer 'Jun 3, 2026 – Jun 5, 2026'. */
export function dateText(booking: Pick<StoredBooking, 'date' | 'quote' | 'quantity'>): string {
  const last = lastDayOf(booking)
  const first = formatDate(booking.date)
  return last === booking.date ? first : `${first} – ${formatDate(last)}`
}

/** Whether a room is booked: nobody is picked up for it, and nothing starts without who comes late. */
export function isStay({ quote }: Pick<StoredBooking, 'quote'>): boolean {
  return quote.parts.some(({ type }) => type === 'room-night')
}

/** '2 adults, 1 child'. */
export function partyText({ travelers }: Pick<StoredBooking, 'travelers'>): string {
  return travelers.map(({ type, count }) => counted(count, ...words[type])).join(', ')
}

/** What was booked apart from people: '2 packages', '3 days'; empty where only people were counted. */
export function quantityText({ quote }: Pick<StoredBooking, 'quote'>): string {
  const people = ['adult', 'child', 'infant']
  return quote.parts
    .filter(({ type }) => !people.includes(type))
    .map(({ type, count }) => counted(count, ...words[type]))
    .join(', ')
}

/** 'Lunch, Photographer × 2'. */
export function addOnsText({ quote }: Pick<StoredBooking, 'quote'>): string {
  return quote.addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')
}

/** What to know before the day. */
export function notesOf(booking: Pick<StoredBooking, 'quote'>): string[] {
  return isStay(booking) ? texts.notes : [texts.early, ...texts.notes]
}
