import type { Deps } from '../../ports/deps.ts'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Attachment } from '../../ports/mail.ts'
import { methodOf, renderCalendar } from './calendar.ts'
import { createCalendarEvent } from './calendar-event.ts'
import { createVoucher } from './create-voucher.ts'

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
    content: await vouchers.render(createVoucher(company, invoice, booking, bookingUrl, now())),
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
  const event = createCalendarEvent(company, invoice, booking, bookingUrl, now())
  return {
    filename: `${booking.number}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
    content: renderCalendar(event),
  }
}
