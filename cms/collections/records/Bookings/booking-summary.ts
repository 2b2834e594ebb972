import { parseLocalDate } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import type { Language } from '../../../core/i18n/language.ts'
import { dayText, weekdayText } from '../../../core/i18n/times.ts'
import { type OfficeTexts, officeTexts } from '../texts/index.ts'

const text = z.catch(z.string(), '')
const travellersSchema = z.catch(z.array(z.object({ type: z.string(), count: z.number() })), [])
const bookingSchema = z.object({
  tour_title: text,
  package_title: text,
  booking_date: z.optional(z.unknown()),
  end_date: z.optional(z.unknown()),
  booking_description: text,
  travelers: travellersSchema,
  status: text,
  payment_status: z.catch(z.enum(['pending', 'paid', 'failed', 'refunded']), 'pending'),
})

export function isOpenBooking(status: unknown): boolean {
  return status === 'confirmed' || status === 'pending'
}

/**
 * Returns the parts of a booking's summary. An unpaid booking that was cancelled is not called unpaid, because no
 * payment is expected.
 */
export function summariseBooking(values: Readonly<Record<string, unknown>>, language: Language): string[] {
  const texts = officeTexts[language]
  const booking = bookingSchema.parse(values)
  const { tour_title, package_title, booking_description, travelers, payment_status } = booking
  const [start, end] = [parseLocalDate(booking.booking_date), parseLocalDate(booking.end_date)]
  const days = start && end && end !== start ? `${dayText(start, language)} – ${dayText(end, language)}` : ''
  const count = (type: string) => travelers.find((traveller) => traveller.type === type)?.count ?? 0
  const party = { adults: count('adult'), children: count('child'), infants: count('infant') }
  const isCancelled = booking.status === 'cancelled'
  return [
    tour_title,
    package_title,
    days || (start ? weekdayText(start, language) : ''),
    bookedText({ description: booking_description }, texts) || partyText(party, texts),
    isCancelled ? (texts.statuses.cancelled ?? '') : '',
    isCancelled && payment_status === 'pending' ? '' : texts.payments[payment_status],
  ].filter(Boolean)
}

/** Translates the units in a description, which is stored in English. */
export function bookedText({ description }: { description: string }, { units }: OfficeTexts): string {
  const parts = description.split(', ').map((part) => {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    return unit in units ? `${count} ${units[unit]}` : part
  })
  return parts.join(', ')
}

/** Returns the number of people, for bookings without a description. */
export function partyText(
  { adults, children, infants }: Record<'adults' | 'children' | 'infants', number>,
  { party }: OfficeTexts,
): string {
  const counts = { adults, children, infants }
  const kinds = ['adults', 'children', 'infants'] as const
  return kinds.flatMap((kind) => (counts[kind] > 0 ? party[kind](counts[kind]) : [])).join(', ')
}
