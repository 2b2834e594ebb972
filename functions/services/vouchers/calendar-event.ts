import { parseZonedTime } from '@nusa/shared/dates'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { CalendarEvent } from './calendar.ts'
import { createNotes, findStartLocation, locationFacts, startTimeFacts } from './describe-booking.ts'
import { voucherTexts as texts } from './texts.ts'

/** Returns the calendar event of a booking. */
export function createCalendarEvent(
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
  now: Date,
): CalendarEvent {
  const { kind, number, reference, productTitle, packageTitle, description, date, endDate } = booking
  const { pickupTime, startTime, timeZone } = booking
  // A stay lasts all of its days, even if staff have entered a time.
  const start = kind === 'room' ? null : (parseZonedTime(pickupTime, timeZone) ?? parseZonedTime(startTime, timeZone))
  return {
    uid: `${reference}@${new URL(bookingUrl).hostname}`,
    summary: productTitle,
    description: [
      [packageTitle, description].filter((text) => text !== '').join(', '),
      texts.number(number),
      ...[...startTimeFacts(booking), ...locationFacts(booking)].map((fact) => texts.said(...fact)),
      ...createNotes(booking, invoice, now),
      texts.online(bookingUrl),
      texts.questions([company.email, company.phone].filter((way) => way !== '').join(', ')),
    ].join('\n'),
    location: findStartLocation(booking),
    url: bookingUrl,
    date,
    // The end of a one-day tour or a transfer is unknown.
    lastDate: kind === 'rental' || kind === 'room' || endDate > date ? endDate : null,
    time: start?.time ?? null,
    timeZone: start?.zone ?? timeZone,
    organizer: { name: company.name, email: company.email },
    timestamp: invoice.paidAt ?? invoice.createdAt,
    isCancelled: booking.status === 'cancelled',
  }
}
