import type { BookingView } from '@nusa/shared/booking'
import { buttonClass } from '../../../ui/button.ts'
import { cancellingTexts as texts } from './texts.ts'

/** The link to book again after a booking was cancelled because it was not paid in time. */
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
