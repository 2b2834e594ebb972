import { contract } from '@nusa/shared/api'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { confirmationTexts as texts } from './texts.ts'

/** The endpoint of a booking's file. */
export type BookingFile = 'getVoucher' | 'getCalendarEntry'

interface FileDownload {
  /** Downloads the file, or sets `failed`. Does nothing while a download is running. */
  download: () => void
  isFetching: boolean
  /** The error of the last attempt. */
  error: string | null
}

/** Downloads a booking's file by script, because a failed link would lead to no page. */
export function useBookingFile(file: BookingFile, bookingId: number): FileDownload {
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
    // iOS offers 'Add to calendar' only if the file is opened, not if it is saved; it is small enough to load twice.
    if (result.ok) return location.assign(contract[file].path.replace('{id}', String(bookingId)))
    const isSignedOut = result.code === 'not_authenticated'
    if (isSignedOut) openPanel('auth', { onDone: () => void download() })
    setError(isSignedOut ? texts.fileSignIn : result.message)
  }

  return { download: () => void download(), isFetching, error }
}
