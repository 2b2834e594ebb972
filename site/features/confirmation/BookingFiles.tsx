import { type BookingView, hasVoucher } from '@nusa/shared/booking'
import { buttonClass } from '../../ui/button.ts'
import { confirmationTexts as texts } from './texts.ts'

/** What a traveller takes along of a booking that is paid: plain links, which phones open in their own programs. */
export function BookingFiles({
  booking,
}: {
  booking: Pick<BookingView, 'id' | 'booking_reference' | 'status' | 'payment_status'>
}) {
  if (!hasVoucher(booking)) return null
  const files = [
    { name: texts.downloadVoucher, path: 'voucher' },
    { name: texts.addToCalendar, path: 'calendar' },
  ]
  return files.map(({ name, path }) => (
    <a key={path} href={`/api/bookings/${booking.id}/${path}`} className={buttonClass('secondary')}>
      {name}
      <span className="sr-only">: {booking.booking_reference}</span>
    </a>
  ))
}
