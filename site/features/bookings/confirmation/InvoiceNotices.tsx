import { type BookingView, contactTiming, type InvoiceView, orderArrival } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import type { DisplayStatus } from './display-status.ts'
import { confirmationTexts as texts } from './texts.ts'

const tones = {
  neutral: 'bg-mist',
  waiting: 'bg-marigold-pale',
  error: 'bg-terracotta-pale text-terracotta-deep',
} as const

export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={`rounded-md p-4 ${tones[tone]}`}>
      {children}
    </div>
  )
}

interface Props {
  invoice: InvoiceView
  displayStatus: DisplayStatus
  /** Reported by the payment page on return: `success`, `failed` or null. */
  returnStatus: string | null
  /** True while the page checks automatically for the payment. */
  isPolling: boolean
  onCheckAgain: () => void
}

export function InvoiceNotices({ invoice, displayStatus, returnStatus, isPolling, onCheckAgain }: Props) {
  const canPay = displayStatus === 'payable'
  return (
    <div role="status" className="mt-5 grid gap-3">
      {displayStatus === 'paid' && <Notice tone="neutral">{paidText(invoice, new Date())}</Notice>}
      {invoice.payment_in_review && (
        <Notice tone="waiting">{displayStatus === 'paid' ? texts.paidInReviewText : texts.inReviewText}</Notice>
      )}
      {invoice.misfit_given_back && <Notice tone="neutral">{texts.unmatchedPaymentRefunded}</Notice>}
      {invoice.unmatched_payment_kept && <Notice tone="neutral">{texts.unmatchedPaymentKept}</Notice>}
      {displayStatus === 'cancelled' && <Notice tone="neutral">{cancelledText(invoice)}</Notice>}
      {displayStatus === 'refunded' && <Notice tone="neutral">{refundedText(invoice)}</Notice>}
      {displayStatus === 'expired' && <Notice tone="error">{texts.expiredText}</Notice>}
      {canPay && returnStatus === 'failed' && <Notice tone="error">{texts.paymentFailed}</Notice>}
      {canPay && returnStatus === 'success' && (
        <Notice tone="waiting">
          <p>{isPolling ? texts.waiting : texts.waitingLong}</p>
          {!isPolling && (
            <button type="button" onClick={onCheckAgain} className={`${buttonClass('secondary')} mt-3`}>
              {texts.checkAgain}
            </button>
          )}
        </Notice>
      )}
      {canPay && returnStatus !== 'success' && <p>{texts.payBefore(formatInstant(new Date(invoice.expires_at)))}</p>}
    </div>
  )
}

type RefundedInvoice = Pick<InvoiceView, 'status' | 'total_after_tax'> & {
  bookings: readonly Pick<BookingView, 'refund'>[]
}

const refundTotal = ({ bookings }: RefundedInvoice) =>
  bookings.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0)

export function cancelledText(invoice: RefundedInvoice): string {
  const refund = refundTotal(invoice)
  if (refund > 0 && refund < invoice.total_after_tax) return texts.cancelledPartialRefund(formatRupiah(refund))
  if (refund > 0) return texts.cancelledRefund
  return invoice.status === 'paid' ? texts.cancelledWithoutRefund : texts.cancelledText
}

/** Mentions the amount of the refund only if it is less than the payment. */
export function refundedText(invoice: RefundedInvoice): string {
  const refund = refundTotal(invoice)
  return refund < invoice.total_after_tax ? texts.refundedInPart(formatRupiah(refund)) : texts.refundedText
}

interface PaidInvoice extends Pick<InvoiceView, 'paid_at'> {
  bookings: readonly Pick<
    BookingView,
    'kind' | 'status' | 'booking_date' | 'pickup_date' | 'pickup_time' | 'pickup_kind' | 'start_time' | 'time_zone'
  >[]
}

/**
 * Returns the text for a paid invoice. Ignores past and cancelled bookings. Mentions when staff will contact the
 * traveller only if enough time is left.
 */
export function paidText({ bookings, paid_at }: PaidInvoice, now: Date): string {
  const arrival = orderArrival(bookings, now)
  const timing = contactTiming(bookings, paid_at === null ? null : new Date(paid_at), now)
  return [texts.paid, timing && texts.contact[timing], arrival && texts.arrival[arrival]].filter(Boolean).join(' ')
}
