import { type BookingView, type CancellationResult, findCancelProblem } from '@nusa/shared/booking'
import { baliNow, nowInZone } from '@nusa/shared/dates'
import { useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../../../lib/focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { cancellingTexts as texts } from './texts.ts'

interface Props {
  booking: BookingView
  isPaymentInReview: boolean
  onChanged: (cancellation: CancellationResult | null) => void
}

/**
 * Shows a button that cancels the booking, or why the booking cannot be cancelled. After the cancellation, the
 * surrounding element with `data-booking` is focused.
 */
export function CancelBooking({ booking, isPaymentInReview, onChanged }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const bookingElement = useRef<HTMLElement | null>(null)
  const cancelOption = getCancelOption(booking, isPaymentInReview, new Date())
  useEffect(() => {
    // The cancellation removes the focused button. The booking, which is focused instead, shows the new status.
    if (cancelOption !== 'open' && isFocusLost()) bookingElement.current?.focus()
  }, [cancelOption])
  if (cancelOption === 'none') return null
  if (cancelOption === 'in-review') return <p className="text-ink-soft text-sm sm:basis-full">{texts.inReview}</p>
  if (cancelOption === 'too-late') {
    return <p className="text-ink-soft text-sm sm:basis-full">{texts.deadlinePassed}</p>
  }
  const openCancelDialog = (button: Element) => {
    bookingElement.current = button.closest<HTMLElement>('[data-booking]')
    setIsConfirming(true)
  }
  return (
    <>
      <button
        type="button"
        onClick={(event) => openCancelDialog(event.currentTarget)}
        className={buttonClass('secondary')}
      >
        {texts.cancel}
        <span className="sr-only">: {booking.booking_number}</span>
      </button>
      {isConfirming && <CancelDialog booking={booking} onClose={() => setIsConfirming(false)} onChanged={onChanged} />}
    </>
  )
}

type CancellableBooking = Pick<
  BookingView,
  | 'kind'
  | 'status'
  | 'payment_status'
  | 'booking_date'
  | 'pickup_date'
  | 'pickup_time'
  | 'start_time'
  | 'time_zone'
  | 'promised_start'
  | 'cancellation_tiers'
>

/**
 * Whether a booking can be cancelled:
 * - `open`: the booking can be cancelled.
 * - `too-late`: the last deadline of a paid booking has passed, and the day of the booking is not over.
 * - `in-review`: staff check a payment first.
 * - `none`: the booking is past or cancelled.
 */
type CancelOption = 'none' | 'in-review' | 'too-late' | 'open'

export function getCancelOption(booking: CancellableBooking, isPaymentInReview: boolean, now: Date): CancelOption {
  const problem = findCancelProblem(booking, now)
  if (problem === 'too_late') {
    const { today } = nowInZone(baliNow(now), booking.time_zone)
    return booking.booking_date < today ? 'none' : 'too-late'
  }
  if (problem !== null) return 'none'
  return isPaymentInReview ? 'in-review' : 'open'
}

/** Shown for a booking that was cancelled because it was not paid in time. */
export function BookAgain({ booking }: { booking: BookingView }) {
  const { cancelled_by, page, tour_title } = booking
  if (cancelled_by !== 'system' || page === null) return null
  return (
    <a href={page} className={buttonClass('secondary')}>
      {texts.bookAgain}
      <span className="sr-only">: {tour_title}</span>
    </a>
  )
}
