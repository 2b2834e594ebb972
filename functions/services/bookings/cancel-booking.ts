import type { FailureCode } from '@nusa/shared/api'
import {
  type CancelBookingResponse,
  type CancellationFigures,
  type CancelProblem,
  findCancelProblem,
} from '@nusa/shared/booking'
import { setBookingRequestId } from '@nusa/shared/log'
import type { Traveller } from '../../ports/accounts.ts'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import { sendOutboxInBackground } from '../mails/send-outbox.ts'
import { type CloseDeps, closePayment } from '../payments/close-payment.ts'
import { processRefundsInBackground, type RefundDeps } from '../refunds/process-refunds.ts'
import { computeCancellationFigures, toBookingFields } from '../stored-booking.ts'

type RequiredDeps = RefundDeps & CloseDeps & Pick<Deps, 'cancellations'>

interface CancelInput {
  bookingId: number
  reason: string | null
  /** Null means that the page did not send the amounts that the traveller confirmed. */
  confirmedFigures: CancellationFigures | null
}

/**
 * Cancels a booking of this traveller and refunds what its cancellation policy grants. Repeating the call returns the
 * same result. An unpaid invoice is closed at the provider first, so that the traveller cannot pay for a cancelled
 * booking. If the traveller has paid before the invoice is closed, the invoice is settled and the payment is refunded.
 * If the current amounts differ from the confirmed amounts, nothing is cancelled.
 */
export async function cancelBooking(
  deps: RequiredDeps,
  traveller: Traveller,
  { bookingId, reason, confirmedFigures }: CancelInput,
): Promise<CancelBookingResponse | Failure> {
  const invoice = await deps.bookings.findInvoiceByBooking(bookingId, traveller)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!invoice || !booking) return fail('booking_not_found')
  setBookingRequestId(invoice.requestId)
  const isCancelled = booking.status === 'cancelled'
  const failure = isCancelled ? null : findCancelFailure(deps.now(), booking, invoice)
  if (failure) return failure

  const cancel = () => {
    const at = deps.now()
    return deps.cancellations.cancel({ bookingId, traveller, reason, at }, (lockedBooking, lockedInvoice) => {
      const currentFigures = computeCancellationFigures(lockedInvoice, lockedBooking, at)
      const lockedFailure =
        findCancelFailure(at, lockedBooking, lockedInvoice) ?? findFiguresFailure(confirmedFigures, currentFigures)
      return lockedFailure ?? currentFigures
    })
  }
  const isUnpaid = !isCancelled && invoice.status === 'pending'
  const result = await (isUnpaid ? closeAndCancel(deps, invoice.id, cancel) : cancel())
  if (result === null) return fail('booking_not_found')
  if (isFailure(result)) return result
  if (result.isNew) {
    deps.log({ level: 'info', event: 'booking-cancelled', invoice: invoice.id, booking: bookingId })
    sendOutboxInBackground(deps)
    if (result.refund > 0) processRefundsInBackground(deps)
  }
  return { status: 'cancelled', refund: result.refund }
}

/**
 * If the provider cannot close the payment now, `cancel` withdraws it in the database, and the scheduled sweep closes
 * it at the provider later.
 */
async function closeAndCancel<T>(deps: RequiredDeps, invoiceId: string, cancel: () => Promise<T>): Promise<T> {
  const lockResult = await deps.bookings.withPaymentLock(invoiceId, async () => {
    await closePayment(deps, invoiceId)
    // The wrapper object distinguishes a failure of `cancel` from a failure of the lock.
    return { result: await cancel() }
  })
  return isFailure(lockResult) ? cancel() : lockResult.result
}

function findFiguresFailure(
  confirmedFigures: CancellationFigures | null,
  { paid, refund }: CancellationFigures,
): Failure | null {
  if (confirmedFigures === null) return null
  const isUnchanged = confirmedFigures.paid === paid && confirmedFigures.refund === refund
  return isUnchanged ? null : fail('refund_changed', { details: { paid, refund } })
}

const failureByProblem: Record<Exclude<CancelProblem, 'cancelled'>, FailureCode> = {
  completed: 'booking_completed',
  too_late: 'cancel_too_late',
}

function findCancelFailure(now: Date, booking: StoredBooking, invoice: InvoiceWithBookings): Failure | null {
  const problem = findCancelProblem(toBookingFields(booking), now)
  if (problem !== null && problem !== 'cancelled') return fail(failureByProblem[problem])
  // Staff must review an unmatched payment before the booking that it may pay for can be cancelled.
  return invoice.status === 'pending' && invoice.needsAttention ? fail('payment_in_review') : null
}
