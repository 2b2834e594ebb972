import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import type { Traveller } from '../../ports/accounts.ts'
import type { Attachment } from '../../ports/mail.ts'
import { confirmationUrl } from '../site-urls.ts'
import { calendarEntryFile, voucherFile } from './attachments.ts'
import { hasVoucher } from '../stored-booking.ts'

type RequiredDeps = Pick<Deps, 'bookings' | 'catalog' | 'vouchers' | 'settings' | 'now'>

/** Returns the voucher or calendar entry of a paid booking. Another traveller's booking looks like a missing one. */
export async function bookingFile(
  deps: RequiredDeps,
  traveller: Traveller,
  bookingId: number,
  kind: 'voucher' | 'calendar',
): Promise<Attachment | Failure> {
  const invoice = await deps.bookings.findInvoiceOf(bookingId, traveller)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!invoice || !booking) return fail('booking_not_found')
  if (!hasVoucher(booking)) return fail('no_voucher')
  const company = await deps.catalog.company()
  const url = confirmationUrl(deps.settings.siteUrl, invoice.id)
  return kind === 'voucher'
    ? voucherFile(deps, company, invoice, booking, url)
    : calendarEntryFile(deps, company, invoice, booking, url)
}
