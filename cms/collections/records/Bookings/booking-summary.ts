import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import type { Language } from '../../../core/i18n/language.ts'
import { dayText, weekdayText } from '../../../core/i18n/times.ts'
import { type OfficeTexts, officeTexts } from '../texts/index.ts'

const textSchema = z.catch(z.string(), '')
const travellersSchema = z.catch(z.array(z.object({ type: z.string(), count: z.number() })), [])
const bookingSchema = z.object({
  tour_title: textSchema,
  package_title: textSchema,
  booking_date: z.optional(z.unknown()),
  end_date: z.optional(z.unknown()),
  booking_description: textSchema,
  travelers: travellersSchema,
  status: textSchema,
  payment_status: z.catch(z.enum(['pending', 'paid', 'failed', 'refunded']), 'pending'),
})

function formatDateRange(start: LocalDate | null, end: LocalDate | null, language: Language): string {
  if (!start) return ''
  if (!end || end === start) return weekdayText(start, language)
  return `${dayText(start, language)} – ${dayText(end, language)}`
}

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
  const start = parseLocalDate(booking.booking_date)
  const end = parseLocalDate(booking.end_date)
  const countOf = (type: string) => travelers.find((row) => row.type === type)?.count ?? 0
  const party = { adults: countOf('adult'), children: countOf('child'), infants: countOf('infant') }
  const isCancelled = booking.status === 'cancelled'
  return [
    tour_title,
    package_title,
    formatDateRange(start, end, language),
    bookedText({ description: booking_description }, texts) || partyText(party, texts),
    isCancelled ? (texts.statuses.cancelled ?? '') : '',
    isCancelled && payment_status === 'pending' ? '' : texts.payments[payment_status],
  ].filter(Boolean)
}

/** Translates the units in a description, which is stored in English. */
export function bookedText({ description }: { description: string }, { units }: OfficeTexts): string {
  const translatedParts = description.split(', ').map((part) => {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    return unit in units ? `${count} ${units[unit]}` : part
  })
  return translatedParts.join(', ')
}

/** Returns the numbers of adults, children and infants, for bookings without a description. */
export function partyText(counts: Record<'adults' | 'children' | 'infants', number>, { party }: OfficeTexts): string {
  const kinds = ['adults', 'children', 'infants'] as const
  const travellingKinds = kinds.filter((kind) => counts[kind] > 0)
  return travellingKinds.map((kind) => party[kind](counts[kind])).join(', ')
}
