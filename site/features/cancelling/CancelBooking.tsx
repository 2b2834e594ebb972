import type { BookingView, Cancelled } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../../lib/focus.ts'
import { buttonClass } from '../../ui/button.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { cancelOffer } from './offer.ts'
import { cancellingTexts as texts } from './texts.ts'

interface Props {
  booking: BookingView
  isPaymentInReview: boolean
  onChanged: (cancelled: Cancelled | null) => void
}

/** The button that cancels the surrounding booking (`data-booking`); after the deadline, shows when it was. */
export function CancelBooking({ booking, isPaymentInReview, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const row = useRef<HTMLElement | null>(null)
  const offer = cancelOffer(booking, isPaymentInReview, new Date())
  useEffect(() => {
    // The button is removed after the cancellation, so the focus moves to the booking, which shows the new status.
    if (offer.kind !== 'open' && isFocusLost()) row.current?.focus()
  }, [offer.kind])
  if (offer.kind === 'none') return null
  if (offer.kind === 'in-review') return <p className="text-ink-soft text-sm sm:basis-full">{texts.inReview}</p>
  if (offer.kind === 'too-late') {
    return <p className="text-ink-soft text-sm sm:basis-full">{texts.wasUntil(formatInstant(offer.until))}</p>
  }
  const ask = (button: Element) => {
    row.current = button.closest<HTMLElement>('[data-booking]')
    setIsAsking(true)
  }
  return (
    <>
      <button type="button" onClick={(event) => ask(event.currentTarget)} className={buttonClass('secondary')}>
        {texts.cancel}
        <span className="sr-only">: {booking.booking_number}</span>
      </button>
      {isAsking && (
        <CancelDialog booking={booking} until={offer.until} onClose={() => setIsAsking(false)} onChanged={onChanged} />
      )}
    </>
  )
}
