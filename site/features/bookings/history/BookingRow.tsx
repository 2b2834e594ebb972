import { type CancellationResult, isPayable, withEffectiveStatus } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { useId } from 'react'
import { listBookedFacts } from '../../../lib/booked-facts.ts'
import { buttonClass } from '../../../ui/button.ts'
import { AcceptedTerms } from '../cancel/AcceptedTerms.tsx'
import { BookingStatusBadges } from '../cancel/BookingStatusBadges.tsx'
import { BookAgain, CancelBooking } from '../cancel/CancelBooking.tsx'
import { BookedAddOns } from '../confirmation/BookedAddOns.tsx'
import { BookingFiles, TripDetailsButton } from '../confirmation/BookingLinks.tsx'
import { PickupWarning } from '../confirmation/PickupWarning.tsx'
import { historyTexts as texts } from './texts.ts'
import type { Booking } from './use-history.ts'

interface Props {
  booking: Booking
  isPaying: boolean
  onPay: () => void
  onChanged: (cancellation: CancellationResult | null) => void
}

/** Booked prices are always in rupiah, not in the display currency. */
export function BookingRow({ booking: storedBooking, isPaying, onPay, onChanged }: Props) {
  const now = new Date()
  const booking = withEffectiveStatus(storedBooking, invoiceOf(storedBooking), now)
  const paymentState = getPaymentState(booking, now)
  const paymentNoteId = useId()
  const facts = [[texts.bookingNumber, booking.booking_number], ...listBookedFacts(booking, now)] as const
  return (
    <li data-booking="" tabIndex={-1} className="rounded-md border border-mist-deep bg-white p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
        <div className="min-w-0">
          <h3 className="font-display text-xl leading-snug">
            {booking.page ? (
              <a href={booking.page} className="underline-offset-4 hover:text-jungle hover:underline">
                <bdi>{booking.tour_title}</bdi>
              </a>
            ) : (
              <bdi>{booking.tour_title}</bdi>
            )}
          </h3>
          <BookingStatusBadges booking={booking} isPaymentInReview={paymentState === 'in-review'} />
          {paymentState === 'expired' && <p className="mt-2 text-sm">{texts.notPaidInTime}</p>}
          {paymentState === 'in-review' && <p className="mt-2 text-sm">{texts.inReview}</p>}
        </div>
        <p className="leading-5 sm:shrink-0 sm:text-right">
          <span translate="no" className="font-bold tabular-nums">
            {formatRupiah(booking.total_price)}
          </span>{' '}
          <span className="text-ink-soft text-sm sm:block">{texts.beforeTax}</span>
        </p>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd translate={name === texts.bookingNumber ? 'no' : undefined} className="break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PickupWarning booking={booking} now={now} />
      <BookedAddOns addOns={booking.unit_price.addOns} money={formatRupiah} />
      {paymentState === 'payable' && (
        <p id={paymentNoteId} className="mt-5 tabular-nums">
          {texts.paymentNote(
            formatRupiah(booking.invoice_total),
            booking.invoice_bookings,
            formatInstant(new Date(booking.invoice_expires_at)),
          )}
        </p>
      )}
      <div className={`flex flex-wrap gap-3 ${paymentState === 'payable' ? 'mt-3' : 'mt-5'}`}>
        {paymentState === 'payable' && (
          <button
            type="button"
            onClick={onPay}
            aria-disabled={isPaying}
            aria-describedby={paymentNoteId}
            className={buttonClass('primary')}
          >
            {isPaying ? texts.working : texts.payNow}
            <span className="sr-only">: {booking.booking_number}</span>
          </button>
        )}
        <TripDetailsButton booking={booking} />
        <BookingFiles booking={booking} />
        {paymentState === 'expired' && <BookAgain booking={booking} />}
        <a href={`/booking/confirmation/${booking.invoice_id}`} className={buttonClass('secondary')}>
          {texts.viewBooking}
          <span className="sr-only">: {booking.booking_number}</span>
        </a>
        <CancelBooking booking={booking} isPaymentInReview={isCancellationBlocked(booking)} onChanged={onChanged} />
        {booking.has_terms && <AcceptedTerms invoiceId={booking.invoice_id} bookingNumber={booking.booking_number} />}
      </div>
    </li>
  )
}

function invoiceOf({ invoice_status, invoice_expires_at, payment_in_review }: Booking) {
  return { status: invoice_status, expires_at: invoice_expires_at, payment_in_review }
}

/**
 * Returns whether staff must check a payment before the booking can be cancelled. For a paid invoice, the payment in
 * review is only a duplicate.
 */
function isCancellationBlocked({ payment_in_review, invoice_status }: Booking): boolean {
  return payment_in_review && invoice_status === 'pending'
}

type BookingPayment = Pick<
  Booking,
  'status' | 'cancelled_by' | 'invoice_status' | 'invoice_expires_at' | 'payment_in_review'
>

/**
 * Returns null if there is nothing to pay and no payment in review. `expired`: cancelled because it was not paid in
 * time. `in-review`: staff check a payment for the booking.
 */
export function getPaymentState(booking: BookingPayment, now: Date): 'payable' | 'expired' | 'in-review' | null {
  const { status, cancelled_by, invoice_status, invoice_expires_at, payment_in_review } = booking
  if (payment_in_review) return isBookingInReview(booking) ? 'in-review' : null
  if (cancelled_by === 'system') return 'expired'
  const invoice = { status: invoice_status, expires_at: invoice_expires_at }
  return status !== 'cancelled' && isPayable(invoice, now) ? 'payable' : null
}

/**
 * Returns whether the payment in review may be for this booking. For a paid invoice, the payment is only a duplicate.
 * A pending invoice charges only bookings that are not cancelled.
 */
function isBookingInReview({ status, invoice_status }: BookingPayment): boolean {
  if (invoice_status === 'paid' || invoice_status === 'refunded') return false
  return status !== 'cancelled' || invoice_status !== 'pending'
}
