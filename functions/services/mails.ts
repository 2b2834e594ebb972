import { formatDate, formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { Deps } from '../deps.ts'
import { describeError } from '../describe-error.ts'
import type { InvoiceWithBookings } from '../ports/bookings.ts'
import type { Mail } from '../ports/mail.ts'
import { composeMail, type MailContent } from './compose-mail.ts'

type Needs = Pick<Deps, 'mailer' | 'log' | 'settings'>

/** Sends a mail that must not fail what it tells about: that is done already. */
export async function sendQuietly({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', subject: mail.subject, ...describeError(error) })
  }
}

/** Tells the traveller what was booked and where it is paid. */
export async function sendBookingReceived(deps: Needs, invoice: InvoiceWithBookings): Promise<void> {
  await sendToCustomer(deps, invoice, {
    subject: 'We received your booking',
    paragraphs: [
      'Thank you for booking with us. Your places are kept until the time below; please pay by then.',
      ...lines(invoice),
      `Total with tax: ${formatRupiah(invoice.totalAfterTax)}`,
      `Please pay until ${formatInstant(invoice.expiresAt)}.`,
    ],
    button: { label: 'Pay Now', url: confirmationUrl(deps, invoice) },
  })
}

/** Tells the traveller that the payment arrived. */
export async function sendPaymentReceived(deps: Needs, invoice: InvoiceWithBookings): Promise<void> {
  await sendToCustomer(deps, invoice, {
    subject: 'We received your payment',
    paragraphs: [
      `Thank you. We received ${formatRupiah(invoice.totalAfterTax)}, and your booking is paid.`,
      ...lines(invoice),
      'Our team contacts you 24-48 hours before your tour. Please arrive 15 minutes early.',
    ],
    button: { label: 'See your booking', url: confirmationUrl(deps, invoice) },
  })
}

/** Tells the traveller that money came in which does not fit, so that nobody pays again or thinks it lost. */
export async function sendPaymentInReview(deps: Needs, invoice: InvoiceWithBookings): Promise<void> {
  await sendToCustomer(deps, invoice, {
    subject: 'We are checking your payment',
    paragraphs: [
      'We received a payment for this booking that we must check. Our team will contact you; please don’t pay again.',
      ...lines(invoice),
    ],
    button: { label: 'See your booking', url: confirmationUrl(deps, invoice) },
  })
}

async function sendToCustomer(deps: Needs, { customer }: InvoiceWithBookings, content: MailContent): Promise<void> {
  if (customer.email) await sendQuietly(deps, composeMail(customer.email, content))
}

function lines({ bookings }: InvoiceWithBookings): string[] {
  return bookings.map(
    ({ reference, tourTitle, packageTitle, date, description, total }) =>
      `${tourTitle} - ${packageTitle}, ${formatDate(date)}, ${description}: ${formatRupiah(total)} (${reference})`,
  )
}

function confirmationUrl(deps: Needs, invoice: InvoiceWithBookings): string {
  return `${deps.settings.siteUrl}/booking/confirmation/${invoice.id}`
}
