import type { Traveller } from '../../ports/accounts.ts'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import type { Attachment } from '../../ports/mail.ts'
import { confirmationUrl } from '../site-urls.ts'
import { hasVoucher } from '../stored-booking.ts'
import { calendarMethod, renderCalendar } from './calendar.ts'
import { createCalendarEvent } from './calendar-event.ts'
import { createVoucher } from './create-voucher.ts'

export async function createVoucherFile(
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

/** Creates the calendar file of a booking. For a cancelled booking, the file removes the entry from the calendar. */
export function createCalendarFile(
  { now }: Pick<Deps, 'now'>,
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
): Attachment {
  const event = createCalendarEvent(company, invoice, booking, bookingUrl, now())
  return {
    filename: `${booking.number}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    content: renderCalendar(event),
  }
}

type RequiredDeps = Pick<Deps, 'bookings' | 'catalog' | 'vouchers' | 'settings' | 'now'>

/**
 * Creates the voucher or the calendar file of a booking. Returns the failure `booking_not_found` if the booking belongs
 * to another traveller.
 */
export async function createBookingFile(
  deps: RequiredDeps,
  traveller: Traveller,
  bookingId: number,
  kind: 'voucher' | 'calendar',
): Promise<Attachment | Failure> {
  const invoice = await deps.bookings.findInvoiceByBooking(bookingId, traveller)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!invoice || !booking) return fail('booking_not_found')
  if (!hasVoucher(booking)) return fail('no_voucher')
  const company = await deps.catalog.readCompany()
  const url = confirmationUrl(deps.settings.siteUrl, invoice.id)
  return kind === 'voucher'
    ? createVoucherFile(deps, company, invoice, booking, url)
    : createCalendarFile(deps, company, invoice, booking, url)
}
