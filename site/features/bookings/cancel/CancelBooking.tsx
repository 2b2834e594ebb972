import type { BookingView, CancellationResult } from '@nusa/shared/booking'
import { useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../../../lib/focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { getCancelOption } from './cancel-option.ts'
import { cancellingTexts as texts } from './texts.ts'

interface Props {
  booking: BookingView
  isPaymentInReview: boolean
  onChanged: (cancelled: CancellationResult | null) => void
}

/** The button that cancels the surrounding booking (`data-booking`), or the reason why it cannot be cancelled. */
export function CancelBooking({ booking, isPaymentInReview, onChanged }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const row = useRef<HTMLElement | null>(null)
  const option = getCancelOption(booking, isPaymentInReview, new Date())
  useEffect(() => {
    // The button is removed after the cancellation, so the focus moves to the booking, which shows the new status.
    if (option.kind !== 'open' && isFocusLost()) row.current?.focus()
  }, [option.kind])
  if (option.kind === 'none') return null
  if (option.kind === 'in-review') return <p className="text-ink-soft text-sm sm:basis-full">{texts.inReview}</p>
  if (option.kind === 'too-late') {
    return <p className="text-ink-soft text-sm sm:basis-full">{texts.deadlinePassed}</p>
  }
  const confirmCancel = (button: Element) => {
    row.current = button.closest<HTMLElement>('[data-booking]')
    setIsConfirming(true)
  }
  return (
    <>
      <button
        type="button"
        onClick={(event) => confirmCancel(event.currentTarget)}
        className={buttonClass('secondary')}
      >
        {texts.cancel}
        <span className="sr-only">: {booking.booking_number}</span>
      </button>
      {isConfirming && (
        <CancelDialog
          booking={booking}
          until={option.until}
          onClose={() => setIsConfirming(false)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}
