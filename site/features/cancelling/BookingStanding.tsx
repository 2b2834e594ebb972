import type { BookingView } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { StatusBadge } from '../../ui/badge/StatusBadge.tsx'
import { bookingBadges } from './badges.ts'
import { cancellingTexts as texts } from './texts.ts'

/** The status of a booking and its payment, and its refund, if any. */
export function BookingStanding({ booking }: { booking: BookingView }) {
  const { refund } = booking
  const words = refund?.state === 'done' ? texts.givenBack : texts.onItsWay
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-2">
        {bookingBadges(booking).map((badge) => (
          <StatusBadge key={badge.label} {...badge} />
        ))}
      </p>
      {refund && <p className="mt-2 text-sm">{words(formatRupiah(refund.amount))}</p>}
    </>
  )
}
