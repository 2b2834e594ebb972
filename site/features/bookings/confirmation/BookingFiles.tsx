import { type BookingView, hasVoucher } from '@nusa/shared/booking'
import { type MouseEvent, useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { confirmationTexts as texts } from './texts.ts'
import { useBookingFile } from './use-booking-file.ts'

/** The files of a paid booking. Each is a link, so that native link features work. */
export function BookingFiles({
  booking,
}: {
  booking: Pick<BookingView, 'id' | 'booking_number' | 'status' | 'payment_status'>
}) {
  const voucher = useBookingFile('getVoucher', booking.id)
  const calendar = useBookingFile('getCalendarEntry', booking.id)
  const links = useRef(new Map<string, HTMLAnchorElement | null>())
  if (!hasVoucher(booking)) return null
  const files = [
    { ...voucher, name: texts.downloadVoucher, path: 'voucher' },
    { ...calendar, name: texts.addToCalendar, path: 'calendar' },
  ]
  return (
    <>
      {files.map(({ name, path, download, isFetching }) => (
        <a
          key={path}
          ref={(link) => void links.current.set(path, link)}
          href={`/api/bookings/${booking.id}/${path}`}
          onClick={(event) => {
            if (isForBrowser(event)) return
            event.preventDefault()
            download()
          }}
          aria-busy={isFetching}
          className={buttonClass('secondary')}
        >
          {isFetching ? texts.fetching : name}
          <span className="sr-only">: {booking.booking_number}</span>
        </a>
      ))}
      {files.map(
        ({ name, path, download, error }) =>
          error !== null && (
            <div key={path} role="alert" className="basis-full rounded-md bg-terracotta-pale p-4 text-terracotta-deep">
              <p className="font-semibold">{texts.fileFailed}</p>
              <p>{error}</p>
              <button
                type="button"
                onClick={() => {
                  // The button is hidden during the download, so the focus moves to its link.
                  links.current.get(path)?.focus()
                  download()
                }}
                className={`${buttonClass('secondary')} mt-3`}
              >
                {texts.retry}
                <span className="sr-only">: {name}</span>
              </button>
            </div>
          ),
      )}
    </>
  )
}

/** Returns whether the browser should handle the click: a new tab or window, or a download (Alt). */
function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}
