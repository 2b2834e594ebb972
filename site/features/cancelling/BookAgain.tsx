import type { BookingView } from '@nusa/shared/booking'
import { buttonClass } from '../../ui/button.ts'
import { cancellingTexts as texts } from './texts.ts'

/** The way back to a tour whose booking has ended because it was not paid in time. */
export function BookAgain({ booking }: { booking: BookingView }) {
  const { cancelled_by, tour_slug, tour_title } = booking
  if (cancelled_by !== 'system' || tour_slug === null) return null
  return (
    <a href={`/tour/${tour_slug}`} className={buttonClass('secondary')}>
      {texts.bookAgain}
      <span className="sr-only">: {tour_title}</span>
    </a>
  )
}
