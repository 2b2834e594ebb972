import { useState } from 'react'
import { type CallFailure, call } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { confirmationTexts as texts } from './texts.ts'

/** A file of a booking: the call that answers it. */
export type BookingFile = 'getVoucher' | 'getCalendarEntry'

interface BookingFiles {
  /** Goes to `path`, where the file is, once it is known that it is to be had: what fails there would be no page. */
  open: (file: BookingFile, path: string) => void
  opening: BookingFile | null
  failed: { message: string; retry: () => void } | null
}

/** The files of a booking, fetched once to see that they are there and then given to the browser, as a link would. */
export function useBookingFile(bookingId: number): BookingFiles {
  const [opening, setOpening] = useState<BookingFile | null>(null)
  const [failed, setFailed] = useState<BookingFiles['failed']>(null)

  const open = async (file: BookingFile, path: string): Promise<void> => {
    if (opening) return
    setOpening(file)
    setFailed(null)
    const answer = await call(file, { params: { id: String(bookingId) } })
    setOpening(null)
    if (answer.ok) return location.assign(path)
    const retry = () => void open(file, path)
    if (answer.code === 'not_authenticated') openPanel('auth', { onDone: retry })
    setFailed({ message: messageOf(answer), retry })
  }

  return { open: (file, path) => void open(file, path), opening, failed }
}

function messageOf({ code, message }: CallFailure): string {
  return code === 'not_authenticated' ? texts.fileSignIn : message
}
