import { clockTime } from '@nusa/shared/dates'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { CalendarEvent } from '../calendar/calendar.ts'
import { notesOf } from './describe-booking.ts'
import { lastDayOf } from './last-day.ts'
import { voucherTexts as texts } from './texts.ts'

/** A booking as it stands in a traveller's calendar. */
export function eventOf(
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
): CalendarEvent {
  const { reference, tourTitle, packageTitle, description, date, pickupTime } = booking
  return {
    uid: `${reference}@${new URL(bookingUrl).hostname}`,
    summary: tourTitle,
    description: [
      [packageTitle, description].filter((text) => text !== '').join(', '),
      texts.reference(reference),
      ...(pickupTime === '' ? [] : [texts.pickupAt(pickupTime)]),
      ...notesOf(booking),
      texts.online(bookingUrl),
      texts.questions([company.email, company.phone].filter((way) => way !== '').join(', ')),
    ].join('\n'),
    location: '',
    url: bookingUrl,
    date,
    lastDate: lastDayOf(booking),
    time: clockTime(pickupTime),
    organizer: { name: company.name, email: company.email },
    stamp: invoice.paidAt ?? invoice.createdAt,
    isCancelled: booking.status === 'cancelled',
  }
}
