import { findLocalStart, findPickupDay, maxMinutesInDuration } from '@nusa/shared/booking'
import { instantInZone } from '@nusa/shared/dates'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { toBookingFields } from '../stored-booking.ts'
import type { CalendarEvent } from './calendar.ts'
import { answersAsFacts, createNotes, findStartLocation, locationFacts, startTimeFacts } from './describe-booking.ts'
import { voucherTexts as texts } from './texts.ts'

const minuteMs = 60_000

export function createCalendarEvent(
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
  now: Date,
): CalendarEvent {
  const { kind, number, reference, productTitle, packageTitle, description, date, endDate } = booking
  const { timeZone } = booking
  const bookingFields = toBookingFields(booking)
  const facts = [...startTimeFacts(booking), ...locationFacts(booking, now), ...listTransferAnswers(booking)]
  const contacts = [company.email, company.phone].filter((contact) => contact !== '')
  // The start of a stay is null, because a stay lasts all of its days, even if staff have entered a time.
  const start = findLocalStart(bookingFields)
  const hasSeveralDays = endDate > date
  // The end date of a one-day tour or a transfer does not show at which time it ends.
  const isLastDayKnown = kind === 'rental' || kind === 'room' || hasSeveralDays
  return {
    uid: `${reference}@${new URL(bookingUrl).hostname}`,
    summary: productTitle,
    description: [
      [packageTitle, description].filter((text) => text !== '').join(', '),
      texts.bookingNumber(number),
      ...facts.map((fact) => texts.factLine(...fact)),
      ...createNotes(booking, invoice, now),
      texts.bookingOnline(bookingUrl),
      texts.contactQuestion(contacts.join(', ')),
    ].join('\n'),
    location: findStartLocation(booking),
    url: bookingUrl,
    date: start?.date ?? findPickupDay(bookingFields),
    lastDate: isLastDayKnown ? endDate : null,
    time: start?.time ?? null,
    end: hasSeveralDays ? null : (computeDepartureEnd(booking) ?? computeTransferEnd(kind, start)),
    timeZone: start?.zone ?? timeZone,
    organizer: { name: company.name, email: company.email },
    timestamp: booking.changedAt,
    sequence: secondsBetween(invoice.createdAt, booking.changedAt),
    isCancelled: booking.status === 'cancelled',
  }
}

/** Uses the upper bound of a range. Returns null if the duration is not given in hours or minutes. */
function computeDepartureEnd({ date, startTime, duration, timeZone }: StoredBooking): Date | null {
  const minutes = maxMinutesInDuration(duration)
  if (startTime === '' || minutes === null) return null
  return new Date(instantInZone(date, startTime, timeZone).getTime() + minutes * minuteMs)
}

/** A transfer is shown with this duration, because calendars show an event without an end as a moment. */
const transferMinutes = 60

/** Returns null for other kinds of bookings and if the start is unknown. */
function computeTransferEnd(kind: StoredBooking['kind'], start: ReturnType<typeof findLocalStart>): Date | null {
  if (kind !== 'transfer' || !start || start.time === null) return null
  return new Date(instantInZone(start.date, start.time, start.zone).getTime() + transferMinutes * minuteMs)
}

/**
 * Returns an empty array for other kinds of bookings, because their answers can be personal, such as a weight, and
 * people share calendars.
 */
function listTransferAnswers(booking: StoredBooking): Fact[] {
  return booking.kind === 'transfer' ? answersAsFacts(booking) : []
}

function secondsBetween(earlier: Date, later: Date): number {
  return Math.max(0, Math.floor((later.getTime() - earlier.getTime()) / 1000))
}
