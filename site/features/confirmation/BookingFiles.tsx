import { type BookingView, hasVoucher } from '@nusa/shared/booking'
import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { confirmationTexts as texts } from './texts.ts'
import { useBookingFile } from './use-booking-file.ts'

const files = [
  { file: 'getVoucher', name: texts.downloadVoucher, path: 'voucher' },
  { file: 'getCalendarEntry', name: texts.addToCalendar, path: 'calendar' },
] as const

/** What a traveller takes along of a booking that is paid: links, which phones open in their own programs. */
export function BookingFiles({
  booking,
}: {
  booking: Pick<BookingView, 'id' | 'booking_reference' | 'status' | 'payment_status'>
}) {
  const { open, opening, failed } = useBookingFile(booking.id)
  if (!hasVoucher(booking)) return null
  return (
    <>
      {files.map(({ file, name, path }) => {
        const href = `/api/bookings/${booking.id}/${path}`
        const follow = (event: MouseEvent) => {
          // What is opened in another tab is the browser's matter.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open(file, href)
        }
        return (
          <a key={file} href={href} onClick={follow} aria-busy={opening === file} className={buttonClass('secondary')}>
            {opening === file ? texts.fetching : name}
            <span className="sr-only">: {booking.booking_reference}</span>
          </a>
        )
      })}
      {failed && (
        <div role="alert" className="basis-full rounded-md bg-terracotta-pale p-4 text-terracotta-deep">
          <p className="font-semibold">{texts.fileFailed}</p>
          <p>{failed.message}</p>
          <button type="button" onClick={failed.retry} className={`${buttonClass('secondary')} mt-3`}>
            {texts.retry}
          </button>
        </div>
      )}
    </>
  )
}
