import { contactTiming, isAhead, type MailKind } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { hasVoucher, paidShare, toRuleRow, wasPaid } from '../stored-booking.ts'
import { answersAsFacts, dateFacts, locationFacts } from '../vouchers/describe-booking.ts'
import type { MailCard, MailContent } from './mail-content.ts'
import { priceFacts, refundCard, totalCard } from './price-facts.ts'
import { mailTexts as texts } from './texts.ts'

export interface MailContext {
  invoice: InvoiceWithBookings
  /** The bookings of the invoice that the mail is about. */
  bookings: readonly StoredBooking[]
  /** URL of the page that shows the invoice. */
  url: string
  siteUrl: string
  payload: Readonly<Record<string, unknown>>
  /** When the mail is written. */
  now: Date
}

/**
 * Returns the content of a mail. Its subject and its cards name the order, or the single booking that the mail is
 * about.
 */
export function createMailContent(kind: MailKind, context: MailContext): MailContent {
  const subject = texts.subject(texts.subjects[kind], findMailNumber(context))
  return { subject, ...contents[kind](context) }
}

/** Returns the booking number if the mail is about one of several bookings, else the order number. */
function findMailNumber({ invoice, bookings }: MailContext): string {
  const [booking] = bookings
  return booking && bookings.length < invoice.bookings.length ? booking.number : invoice.orderNumber
}

type ContentWithoutSubject = Omit<MailContent, 'subject'>

const contents: Record<MailKind, (context: MailContext) => ContentWithoutSubject> = {
  booking_received: ({ invoice, bookings, url }) => {
    const cards = receivedCards(invoice, bookings)
    // A mail that is sent late, when the invoice is paid or expired, does not ask for payment.
    if (invoice.status !== 'pending') return { paragraphs: [texts.thanks], cards, button: viewButton(url) }
    return {
      paragraphs: [`${texts.thanks} ${texts.kept}`],
      cards,
      button: { label: texts.pay, url },
      closingParagraphs: [texts.payUntil(formatInstant(invoice.expiresAt))],
    }
  },
  payment_received: ({ invoice, bookings, url, now }) => {
    const amount = formatRupiah(invoice.totalAfterTax)
    const remaining = bookings.filter(hasVoucher)
    if (remaining.length === 0) {
      const paid = bookings.filter(wasPaid)
      const cards = [...paid.map(toCard), totalCard(invoice, paid)]
      return { paragraphs: [texts.receivedAndCancelled(amount)], cards, button: viewButton(url) }
    }
    return {
      paragraphs: [texts.received(amount), texts.attached],
      cards: [...remaining.map(toCard), totalCard(invoice, bookings.filter(wasPaid))],
      button: viewButton(url),
      closingParagraphs: promisesOf(remaining, invoice, now),
    }
  },
  payment_in_review: ({ bookings, url }) => ({
    paragraphs: [texts.inReview],
    cards: bookings.map(cardWithoutPrice),
    button: viewButton(url),
  }),
  payment_given_back: ({ bookings, url, payload }) => ({
    paragraphs: [texts.unmatchedPaymentRefunded(readAmount(payload).map(formatRupiah)[0])],
    cards: bookings.map(cardWithoutPrice),
    button: viewButton(url),
  }),
  invoice_expired: ({ bookings, siteUrl }) => ({
    paragraphs: [texts.expired, texts.again],
    cards: bookings.map(cardWithoutPrice),
    button: browseButton(bookings, siteUrl),
  }),
  booking_cancelled: (context) => ({
    paragraphs: [texts.cancelled, ...refundPromise(context)],
    cards: refundCards(context),
    button: viewButton(context.url),
  }),
  booking_refunded: (context) => ({
    paragraphs: readAmount(context.payload).map((amount) => texts.refunded(formatRupiah(amount))),
    cards: refundCards(context),
    button: viewButton(context.url),
  }),
}

/** Returns what the traveller can expect before the start; empty when the bookings have started. */
function promisesOf(bookings: readonly StoredBooking[], { paidAt }: InvoiceWithBookings, now: Date): string[] {
  const rows = bookings.map(toRuleRow)
  const hasTour = rows.some((row) => row.kind === 'tour' && isAhead(row, now))
  const timing = contactTiming(rows, paidAt, now)
  const promises = [timing && texts.contact[timing], hasTour && texts.early].filter(Boolean)
  return promises.length > 0 ? [promises.join(' ')] : []
}

/**
 * Returns cards for the active bookings and the total charged. The total includes a booking that was cancelled after
 * payment.
 */
function receivedCards(invoice: InvoiceWithBookings, bookings: readonly StoredBooking[]): MailCard[] {
  const remaining = bookings.filter(({ status }) => status !== 'cancelled')
  if (remaining.length === 0) return bookings.map(toCard)
  const charged = invoice.status === 'pending' ? remaining : bookings.filter(wasPaid)
  return [...remaining.map(toCard), ...(charged.length > 0 ? [totalCard(invoice, charged)] : [])]
}

/** Returns what the traveller gets back; empty if nothing was paid. */
function refundPromise(context: MailContext): string[] {
  const [amount = 0] = readAmount(context.payload)
  const paid = paidFor(context)
  if (amount > 0 && amount >= paid) return [texts.toBeRefunded(formatRupiah(amount))]
  if (amount > 0) return [texts.toBeRefundedInPart(formatRupiah(amount), formatRupiah(paid))]
  return paid > 0 ? [texts.notRefunded] : []
}

/** Returns cards for the cancelled bookings and the refund; without prices if nothing is refunded. */
function refundCards(context: MailContext): MailCard[] {
  const { bookings, payload } = context
  const [amount] = readAmount(payload)
  if (amount === undefined) return bookings.map(cardWithoutPrice)
  return [...bookings.map(toCard), refundCard(bookings, { amount, paid: paidFor(context) })]
}

/** Returns what was paid for the bookings (rupiah), tax included. */
function paidFor({ invoice, bookings }: MailContext): number {
  return bookings.reduce((sum, booking) => sum + paidShare(invoice, booking), 0)
}

/** Returns the amount (rupiah) of the payload, or an empty array. */
function readAmount({ amount }: MailContext['payload']): number[] {
  return typeof amount === 'number' && amount > 0 ? [amount] : []
}

/** Links to similar offers, or to all offers if the bookings are of several kinds. */
function browseButton(bookings: readonly StoredBooking[], siteUrl: string): MailContent['button'] {
  const [kind, ...others] = new Set(bookings.map((booking) => booking.kind))
  const { label, path } = kind && others.length === 0 ? texts.browse[kind] : texts.browseAll
  return { label, url: `${siteUrl}${path}` }
}

function viewButton(url: string): MailContent['button'] {
  return { label: texts.see, url }
}

function toCard(booking: StoredBooking): MailCard {
  const { title, facts } = cardWithoutPrice(booking)
  return { title, facts: [...facts, ...priceFacts(booking)] }
}

/** Returns a card for mails without a total: the price before tax alone is not what the traveller pays. */
function cardWithoutPrice(booking: StoredBooking): MailCard {
  const { kind, productTitle, packageTitle, description, number } = booking
  const packageName = texts.package[kind]
  const facts: Fact[] = [
    [texts.number, number],
    ...(packageName ? [[packageName, packageTitle] as const] : []),
    ...dateFacts(booking),
    ...locationFacts(booking),
    [texts.what, description],
    ...answersAsFacts(booking),
  ]
  return { title: productTitle, facts: facts.filter(([, value]) => value !== '') }
}
