import type { BookingView } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { StatusBadge } from '../../../ui/badge/StatusBadge.tsx'
import { bookingBadges } from './badges.ts'
import { cancellingTexts as texts } from './texts.ts'

interface Props {
  booking: BookingView
  /** Whether staff check a payment that may be for this booking. */
  isPaymentInReview: boolean
}

/** The status of a booking and its payment, and its refund, if any. */
export function BookingStatusBadges({ booking, isPaymentInReview }: Props) {
  const { refund } = booking
  const text = refund?.state === 'done' ? texts.refunded : texts.refundInProgressText
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-2">
        {bookingBadges(booking, isPaymentInReview).map((badge) => (
          <StatusBadge key={badge.label} {...badge} />
        ))}
      </p>
      {refund && <p className="mt-2 text-sm">{text(formatRupiah(refund.amount))}</p>}
    </>
  )
}
