import type { CancellationResult, InvoiceView } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { isHotelBooking, listBookedFacts } from '../../../lib/booked-facts.ts'
import { useMoney } from '../../currency/index.ts'
import { BookingStatusBadges } from '../cancel/BookingStatusBadges.tsx'
import { BookAgain, CancelBooking } from '../cancel/CancelBooking.tsx'
import { BookedAddOns } from './BookedAddOns.tsx'
import { BookingFiles, TripDetailsButton } from './BookingLinks.tsx'
import { PickupWarning } from './PickupWarning.tsx'
import { confirmationTexts as texts } from './texts.ts'

interface Props {
  booking: InvoiceView['bookings'][number]
  isPaymentInReview: boolean
  onChanged: (cancellation: CancellationResult | null) => void
}

export function BookingDetails({ booking, isPaymentInReview, onChanged }: Props) {
  const formatDisplayAmount = useMoney()
  const money = isHotelBooking(booking) ? formatRupiah : formatDisplayAmount
  const now = new Date()
  const rows = [
    [texts.bookingNumber, booking.booking_number],
    ...listBookedFacts(booking, now),
    [texts.bookingReference, booking.booking_reference],
  ] as const
  return (
    <li data-booking="" tabIndex={-1} className="border-mist border-t py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 grow basis-48 font-semibold text-lg leading-snug">
          <bdi>{booking.tour_title}</bdi>
        </h3>
        <p translate="no" className="font-semibold tabular-nums">
          {money(booking.total_price)}
        </p>
      </div>
      <BookingStatusBadges booking={booking} isPaymentInReview={isPaymentInReview} />
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd
              translate={name === texts.bookingNumber || name === texts.bookingReference ? 'no' : undefined}
              className="break-words"
            >
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PickupWarning booking={booking} now={now} />
      <BookedAddOns addOns={booking.unit_price.addOns} money={money} />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        <TripDetailsButton booking={booking} />
        <BookingFiles booking={booking} />
        {!isPaymentInReview && <BookAgain booking={booking} />}
        <CancelBooking booking={booking} isPaymentInReview={isPaymentInReview} onChanged={onChanged} />
      </div>
    </li>
  )
}
