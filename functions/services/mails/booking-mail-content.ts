import { contactTiming, isPickupProblemShown, type MailKind, orderArrival } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { computePaidShare, hasVoucher, toBookingFields, wasPaid } from '../stored-booking.ts'
import { describeCancellation } from '../vouchers/describe-booking.ts'
import { cardWithNames, cardWithoutPrice, cardWithPrice } from './booking-cards.ts'
import { listChanges } from './booking-changes.ts'
import type { MailCard, MailContent } from './compose-mail.ts'
import { offerTransferChange, requestMissingDetails } from './missing-details.ts'
import { refundCard, totalCard } from './price-facts.ts'
import { mailTexts as texts } from './texts.ts'

export interface MailContext {
  invoice: InvoiceWithBookings
  bookings: readonly StoredBooking[]
  /** The booking before its changes. Only set for an email about changes. */
  bookingBefore?: StoredBooking | null
  url: string
  siteUrl: string
  /** The page on which the traveller completes a booking. */
  detailsUrlOf: (booking: StoredBooking) => string
  payload: Readonly<Record<string, unknown>>
  now: Date
}

/**
 * Returns the content of an email about an order. The subject contains the order number, or the booking number if the
 * email is about one booking of the order.
 */
export function createMailContent(kind: MailKind, context: MailContext): MailContent {
  const subject = texts.subject(texts.subjects[kind], findMailNumber(context))
  return { subject, ...contentByKind[kind](context) }
}

function findMailNumber({ invoice, bookings }: MailContext): string {
  const [booking] = bookings
  const isPartOfOrder = bookings.length < invoice.bookings.length
  return booking && isPartOfOrder ? booking.number : invoice.orderNumber
}

type ContentWithoutSubject = Omit<MailContent, 'subject'>

const contentByKind: Record<MailKind, (context: MailContext) => ContentWithoutSubject> = {
  booking_received: ({ invoice, bookings, url, now }) => {
    const cards = createReceivedCards(invoice, bookings, now)
    // If the email is sent late and the invoice is already paid or expired, the email does not request payment.
    if (invoice.status !== 'pending') {
      return { paragraphs: [texts.thanksForBooking], cards, button: createViewButton(url) }
    }
    return {
      paragraphs: [`${texts.thanksForBooking} ${texts.bookingHeld}`],
      cards,
      button: { label: texts.payNow, url },
      closingParagraphs: [texts.payUntil(formatInstant(invoice.expiresAt))],
    }
  },
  payment_received: (context) => {
    const { invoice, bookings, url, now } = context
    const amount = formatRupiah(invoice.totalAfterTax)
    const bookingsWithVoucher = bookings.filter(hasVoucher)
    if (bookingsWithVoucher.length === 0) {
      const paidBookings = bookings.filter(wasPaid)
      const cards = [...paidBookings.map((booking) => cardWithPrice(booking, now)), totalCard(invoice, paidBookings)]
      return { paragraphs: [texts.paymentReceivedAfterCancellation(amount)], cards, button: createViewButton(url) }
    }
    return {
      paragraphs: [
        texts.paymentReceived(amount),
        texts.filesAttached,
        ...createPickupProblemParagraphs(bookingsWithVoucher, now),
      ],
      requests: bookingsWithVoucher.flatMap((booking) => [
        ...requestMissingDetails(booking, context),
        ...offerTransferChange(booking, context),
      ]),
      cards: [
        ...bookingsWithVoucher.map((booking) => cardWithPrice(booking, now)),
        totalCard(invoice, bookings.filter(wasPaid)),
      ],
      button: createViewButton(url),
      closingParagraphs: describeNextSteps(bookingsWithVoucher, invoice, now),
    }
  },
  payment_in_review: ({ bookings, url, now }) => ({
    paragraphs: [texts.paymentInReview],
    cards: bookings.map((booking) => cardWithoutPrice(booking, now)),
    button: createViewButton(url),
  }),
  payment_given_back: ({ bookings, url, payload, now }) => {
    const amount = readAmount(payload)
    return {
      paragraphs: [texts.unmatchedPaymentRefunded(amount === null ? 'it' : formatRupiah(amount))],
      cards: bookings.map((booking) => cardWithoutPrice(booking, now)),
      button: createViewButton(url),
    }
  },
  invoice_expired: ({ bookings, siteUrl, now }) => ({
    paragraphs: [texts.bookingExpired, texts.bookAgain],
    cards: bookings.map((booking) => cardWithoutPrice(booking, now)),
    button: createBrowseButton(bookings, siteUrl),
  }),
  booking_cancelled: (context) => ({
    paragraphs: [
      texts.bookingCancelled,
      ...createRefundParagraphs(context),
      ...createRemainingPaymentParagraphs(context),
    ],
    cards: createRefundCards(context),
    button: createViewButton(context.url),
  }),
  booking_refunded: (context) => {
    const amount = readAmount(context.payload)
    return {
      paragraphs: amount === null ? [] : [texts.amountRefunded(formatRupiah(amount))],
      cards: createRefundCards(context),
      button: createViewButton(context.url),
    }
  },
  booking_changed: (context) => ({
    paragraphs: [texts.bookingChanged, texts.filesUpdated],
    changes: { title: texts.changesTitle, facts: findChanges(context) },
    requests: context.bookings.flatMap((booking) => requestMissingDetails(booking, context)),
    cards: context.bookings.map((booking) => cardWithNames(booking, context.now)),
    button: createViewButton(context.url),
    closingParagraphs: [
      ...context.bookings.flatMap((booking) => describeCancellation(booking, context.now)),
      texts.objections,
    ],
  }),
  details_saved: (context) => {
    const content = createDetailsContent(texts.detailsSaved, context)
    const isAttached = context.bookings.some(hasVoucher)
    return isAttached ? { ...content, paragraphs: [...content.paragraphs, texts.filesUpdated] } : content
  },
  details_reminder: (context) => createDetailsContent(texts.detailsReminder, context),
}

/** Returns an empty array if the changes were undone. */
function findChanges({ bookings: [booking], bookingBefore: before }: MailContext): Fact[] {
  return booking && before ? listChanges(before, booking) : []
}

function createPickupProblemParagraphs(bookings: readonly StoredBooking[], now: Date): string[] {
  return bookings
    .filter((booking) => isPickupProblemShown(toBookingFields(booking), now))
    .flatMap(({ productTitle, pickupProblem }) =>
      pickupProblem ? [texts.pickupProblem(productTitle, pickupProblem)] : [],
    )
}

function createDetailsContent(paragraph: string, context: MailContext): ContentWithoutSubject {
  const [booking] = context.bookings
  return {
    paragraphs: [paragraph, ...createPickupProblemParagraphs(context.bookings, context.now)],
    requests: context.bookings.flatMap((booking) => requestMissingDetails(booking, context)),
    cards: context.bookings.map((booking) => cardWithNames(booking, context.now)),
    button: booking ? { label: texts.changeDetails, url: context.detailsUrlOf(booking) } : null,
  }
}

/**
 * Describes when the team contacts the traveller and when to arrive. Returns an empty array if the bookings have
 * started.
 */
function describeNextSteps(bookings: readonly StoredBooking[], { paidAt }: InvoiceWithBookings, now: Date): string[] {
  const rows = bookings.map((booking) => ({ ...toBookingFields(booking), pickup_kind: booking.pickup.kind }))
  const arrival = orderArrival(rows, now)
  const timing = contactTiming(rows, paidAt, now)
  const sentences = [timing && texts.contactTimes[timing], arrival && texts.arrivalNotes[arrival]].filter(Boolean)
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

/** The total includes bookings that were cancelled after payment. */
function createReceivedCards(invoice: InvoiceWithBookings, bookings: readonly StoredBooking[], now: Date): MailCard[] {
  const remainingBookings = bookings.filter(({ status }) => status !== 'cancelled')
  if (remainingBookings.length === 0) return bookings.map((booking) => cardWithPrice(booking, now))
  const chargedBookings = invoice.status === 'pending' ? remainingBookings : bookings.filter(wasPaid)
  return [
    ...remainingBookings.map((booking) => cardWithPrice(booking, now)),
    ...(chargedBookings.length > 0 ? [totalCard(invoice, chargedBookings)] : []),
  ]
}

/** Returns an empty array if nothing was paid. */
function createRefundParagraphs(context: MailContext): string[] {
  const amount = readAmount(context.payload) ?? 0
  const paidAmount = computePaidAmount(context)
  if (amount > 0 && amount >= paidAmount) return [texts.fullRefundPromise(formatRupiah(amount))]
  if (amount > 0) return [texts.partialRefundPromise(formatRupiah(amount), formatRupiah(paidAmount))]
  return paidAmount > 0 ? [texts.noRefund] : []
}

/** Returns an empty array if the invoice is not open. */
function createRemainingPaymentParagraphs({ invoice, now }: MailContext): string[] {
  if (invoice.status !== 'pending' || invoice.expiresAt <= now) return []
  return [texts.remainingPayment(formatRupiah(invoice.totalAfterTax), formatInstant(invoice.expiresAt))]
}

/** If nothing is refunded, the cards contain no prices. */
function createRefundCards(context: MailContext): MailCard[] {
  const { bookings, payload, now } = context
  const amount = readAmount(payload)
  if (amount === null) return bookings.map((booking) => cardWithoutPrice(booking, now))
  return [
    ...bookings.map((booking) => cardWithPrice(booking, now)),
    refundCard(bookings, { amount, paid: computePaidAmount(context) }),
  ]
}

/** Returns rupiah with tax. */
function computePaidAmount({ invoice, bookings }: MailContext): number {
  return bookings.reduce((sum, booking) => sum + computePaidShare(invoice, booking), 0)
}

/** Returns an amount in rupiah, or null if the payload has no positive amount. */
function readAmount({ amount }: MailContext['payload']): number | null {
  return typeof amount === 'number' && amount > 0 ? amount : null
}

function createBrowseButton(bookings: readonly StoredBooking[], siteUrl: string): MailContent['button'] {
  const [kind, ...otherKinds] = new Set(bookings.map((booking) => booking.kind))
  const hasOneKind = otherKinds.length === 0
  const { label, path } = kind && hasOneKind ? texts.browseLinks[kind] : texts.browseAllLink
  return { label, url: `${siteUrl}${path}` }
}

function createViewButton(url: string): MailContent['button'] {
  return { label: texts.viewBooking, url }
}
