import { contract } from '@nusa/shared/api'
import { useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { saveFile } from '../../lib/save-file.ts'
import { confirmationTexts as texts } from './texts.ts'

/** A file of a booking: the call that answers it. */
export type BookingFile = 'getVoucher' | 'getCalendarEntry'

interface Fetched {
  /** Gives the file to the browser, or says why it is not to be had; nothing while it is being fetched. */
  download: () => void
  isFetching: boolean
  /** Why it was not to be had the last time. */
  failed: string | null
}

/** A file of a booking, fetched by the page: what fails where a link leads would be no page. */
export function useBookingFile(file: BookingFile, bookingId: number): Fetched {
  const [isFetching, setIsFetching] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  const download = async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsFetching(true)
    setFailed(null)
    const answer = await call(file, { params: { id: String(bookingId) } })
    isUnderWay.current = false
    setIsFetching(false)
    if (answer.ok && file === 'getVoucher') return saveFile(answer.value)
    // An iPhone shows an entry with 'Add to calendar' where it is opened, not where it is kept; it is small enough to come twice.
    if (answer.ok) return location.assign(contract[file].path.replace('{id}', String(bookingId)))
    const isSignedOut = answer.code === 'not_authenticated'
    if (isSignedOut) openPanel('auth', { onDone: () => void download() })
    setFailed(isSignedOut ? texts.fileSignIn : answer.message)
  }

  return { download: () => void download(), isFetching, failed }
}
