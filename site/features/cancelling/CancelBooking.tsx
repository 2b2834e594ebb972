import type { BookingView } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { cancelOffer } from './offer.ts'
import { cancellingTexts as texts } from './texts.ts'

interface Props {
  booking: BookingView
  isPaymentInReview: boolean
  onChanged: () => void
}

/** The button that cancels a booking; where it is too late, until when it was possible. */
export function CancelBooking({ booking, isPaymentInReview, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const offer = cancelOffer(booking, isPaymentInReview, new Date())
  if (offer.kind === 'none') return null
  if (offer.kind === 'in-review') return <p className="text-ink-soft text-sm sm:basis-full">{texts.inReview}</p>
  if (offer.kind === 'too-late') {
    return <p className="text-ink-soft text-sm sm:basis-full">{texts.wasUntil(formatInstant(offer.until))}</p>
  }
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)} className={buttonClass('secondary')}>
        {texts.cancel}
        <span className="sr-only">: {booking.booking_reference}</span>
      </button>
      {isAsking && (
        <CancelDialog booking={booking} until={offer.until} onClose={() => setIsAsking(false)} onChanged={onChanged} />
      )}
    </>
  )
}
