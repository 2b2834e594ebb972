import { type MailKind, shouldNotifyOfChanges, tripDetailsLink } from '@nusa/shared/booking'
import { setBookingRequestId } from '@nusa/shared/log'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Attachment, type ClaimedMail, type Mail, MailRejectedError } from '../../ports/mail.ts'
import { confirmationUrl } from '../site-urls.ts'
import { hasVoucher, toBookingFields } from '../stored-booking.ts'
import { createCalendarFile, createVoucherFile } from '../vouchers/attachments.ts'
import { createMailContent } from './booking-mail-content.ts'
import { composeMail, type MailContent } from './compose-mail.ts'
import { mailTexts } from './texts.ts'

type RequiredDeps = Pick<Deps, 'bookings' | 'tripDetails' | 'vouchers' | 'settings' | 'now'>

/**
 * Renders a queued email from the current invoice. Returns null if the email is outdated, for example because the
 * booking was cancelled meanwhile or the changes that the email lists were undone.
 */
export async function composeInvoiceMail(
  deps: RequiredDeps,
  { kind, to, invoiceId, bookingId, payload }: ClaimedMail,
  company: Company,
): Promise<Mail | null> {
  const invoice = invoiceId === null ? null : await deps.bookings.findInvoice(invoiceId)
  if (!invoice || !isMailKind(kind)) throw new MailRejectedError(`No mail can be composed for the kind '${kind}'.`)
  setBookingRequestId(invoice.requestId)
  const bookings = invoice.bookings.filter(({ id }) => bookingId === null || id === bookingId)
  const url = confirmationUrl(deps.settings.siteUrl, invoice.id)
  const isAboutChanges = kind === 'booking_changed' && bookingId !== null
  const now = deps.now()
  const content = createMailContent(kind, {
    invoice,
    bookings,
    bookingBefore: isAboutChanges ? await deps.bookings.findBookingBeforeChange(bookingId, payload.before) : null,
    url,
    siteUrl: deps.settings.siteUrl,
    detailsUrlOf: (booking) => deps.settings.siteUrl + tripDetailsLink(deps.tripDetails.createToken(booking)),
    payload,
    now,
  })
  if (isOutdated(kind, bookings, content, now)) return null
  const attachments = await createAttachments(deps, kind, company, invoice, bookings, url)
  return composeMail(to, company, attachments.length > 0 ? { ...content, attachments } : content)
}

const kindsWithVouchers: readonly MailKind[] = ['payment_received', 'booking_changed', 'details_saved']

/**
 * Returns vouchers and calendar entries, or for a cancellation the files that remove the entries from calendars.
 * Vouchers are rendered one by one to limit memory use.
 */
async function createAttachments(
  deps: RequiredDeps,
  kind: MailKind,
  company: Company,
  invoice: InvoiceWithBookings,
  bookings: readonly StoredBooking[],
  url: string,
): Promise<Attachment[]> {
  if (kind === 'booking_cancelled') {
    return invoice.paidAt ? bookings.map((booking) => createCalendarFile(deps, company, invoice, booking, url)) : []
  }
  if (!kindsWithVouchers.includes(kind)) return []
  const files: Attachment[] = []
  for (const booking of bookings.filter(hasVoucher)) {
    files.push(await createVoucherFile(deps, company, invoice, booking, url))
    files.push(createCalendarFile(deps, company, invoice, booking, url))
  }
  return files
}

function isMailKind(kind: string): kind is MailKind {
  return kind in mailTexts.subjects
}

function isOutdated(
  kind: MailKind,
  bookings: readonly StoredBooking[],
  { changes, requests = [] }: MailContent,
  now: Date,
): boolean {
  if (kind === 'booking_changed') {
    const hasChanges = changes !== undefined && changes.facts.length > 0
    return !hasChanges || !bookings.some((booking) => shouldNotifyOfChanges(toBookingFields(booking), now))
  }
  if (kind === 'details_reminder' && requests.length === 0) return true
  const isAboutDetails = kind === 'details_reminder' || kind === 'details_saved'
  return isAboutDetails && bookings.every(({ status }) => status === 'cancelled' || status === 'completed')
}
