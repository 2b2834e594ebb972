import type { Deps } from '../../deps.ts'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Attachment } from '../../ports/mail.ts'
import { calendarFile, methodOf } from '../calendar/calendar.ts'
import { eventOf } from './event-of.ts'
import { voucherOf } from './voucher-of.ts'

/** Returns a booking's voucher as a PDF file. */
export async function voucherFile(
  { vouchers, now }: Pick<Deps, 'vouchers' | 'now'>,
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
): Promise<Attachment> {
  return {
    filename: `voucher-${booking.number}.pdf`,
    contentType: 'application/pdf',
    content: await vouchers.draw(voucherOf(company, invoice, booking, bookingUrl, now())),
  }
}

/** Returns a booking's calendar entry as a file. For a cancelled booking, it removes the entry from the calendar. */
export function calendarEntryFile(
  { now }: Pick<Deps, 'now'>,
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
): Attachment {
  const event = eventOf(company, invoice, booking, bookingUrl, now())
  return {
    filename: `${booking.number}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
    content: calendarFile(event),
  }
}
