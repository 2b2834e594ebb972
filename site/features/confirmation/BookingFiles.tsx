import { type BookingView, hasVoucher } from '@nusa/shared/booking'
import { type MouseEvent, useRef } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { confirmationTexts as texts } from './texts.ts'
import { useBookingFile } from './use-booking-file.ts'

/** What a traveller takes along of a booking that is paid. Each is a link, so that the browser's ways with links are there. */
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
        ({ name, path, download, failed }) =>
          failed !== null && (
            <div key={path} role="alert" className="basis-full rounded-md bg-terracotta-pale p-4 text-terracotta-deep">
              <p className="font-semibold">{texts.fileFailed}</p>
              <p>{failed}</p>
              <button
                type="button"
                onClick={() => {
                  // The button goes while the file is fetched; the focus waits on its link.
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

/** What is opened in another tab or window, or kept by the browser itself (with Alt), is the browser's matter. */
function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}
