import { contract } from '@nusa/shared/api'
import { type BookingView, findNamesDeadline, hasVoucher } from '@nusa/shared/booking'
import { type MouseEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { buttonClass } from '../../../ui/button.ts'
import { confirmationTexts as texts } from './texts.ts'

type Booking = Pick<
  BookingView,
  | 'details_link'
  | 'missing_details'
  | 'booking_number'
  | 'status'
  | 'names_until'
  | 'kind'
  | 'booking_date'
  | 'pickup_date'
  | 'pickup_time'
  | 'start_time'
  | 'time_zone'
>

export function TripDetailsButton({ booking }: { booking: Booking }) {
  const { details_link, booking_number, status } = booking
  if (details_link === null || status === 'cancelled') return null
  const label = detailsLabel(booking, new Date())
  const hasMissingDetails = label !== texts.changeDetails
  return (
    <a href={details_link} className={buttonClass(hasMissingDetails ? 'primary' : 'secondary')}>
      {label}
      <span className="sr-only">: {booking_number}</span>
    </a>
  )
}

/** Names the details that are missing and can still be added, such as 'Add pickup and names'. */
function detailsLabel(booking: Booking, now: Date): string {
  const { missing_details: missingDetails, names_until } = booking
  const hasNamesDeadlinePassed = names_until !== null && now >= findNamesDeadline(booking, names_until)
  const canAddNames = missingDetails !== null && missingDetails.names > 0 && !hasNamesDeadlinePassed
  if (missingDetails?.pickup && missingDetails.flight) return texts.addPickupAndFlight
  if (missingDetails?.pickup) return canAddNames ? texts.addPickupAndNames : texts.addPickup
  if (canAddNames) return texts.addNames
  if (missingDetails?.flight) return texts.addFlight
  return missingDetails !== null && missingDetails.answers > 0 ? texts.answerQuestions : texts.changeDetails
}

/** The files are links, because a link can be opened in a new tab or copied. */
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
            if (isHandledByBrowser(event)) return
            event.preventDefault()
            download()
          }}
          aria-busy={isFetching}
          className={buttonClass('secondary')}
        >
          {isFetching ? texts.loadingFile : name}
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

/** Returns whether the browser handles the click: it opens a new tab or window, or downloads the file (Alt). */
function isHandledByBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}

type BookingFile = 'getVoucher' | 'getCalendarEntry'

interface FileDownload {
  /** Sets `error` if the download fails. Does nothing while a download is running. */
  download: () => void
  isFetching: boolean
  error: string | null
}

/** Downloads the file by script. A followed link would leave the page if the request fails. */
function useBookingFile(file: BookingFile, bookingId: number): FileDownload {
  const [isFetching, setIsFetching] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isRunning = useRef(false)

  const download = async (): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsFetching(true)
    setError(null)
    const result = await call(file, { params: { id: String(bookingId) } })
    isRunning.current = false
    setIsFetching(false)
    if (result.ok && file === 'getVoucher') return saveFile(result.value)
    // iOS offers 'Add to calendar' only if the browser opens the URL of the file. The file is small enough to load
    // twice.
    if (result.ok) return location.assign(contract[file].path.replace('{id}', String(bookingId)))
    const needsSignIn = result.code === 'not_authenticated'
    if (needsSignIn) openPanel('auth', { onSignedIn: () => void download() })
    setError(needsSignIn ? texts.fileSignIn : result.message)
  }

  return { download: () => void download(), isFetching, error }
}
