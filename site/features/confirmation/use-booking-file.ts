import { contract } from '@nusa/shared/api'
import { useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { saveFile } from '../../lib/save-file.ts'
import { confirmationTexts as texts } from './texts.ts'

/** The endpoint of a booking's file. */
export type BookingFile = 'getVoucher' | 'getCalendarEntry'

interface Fetched {
  /** Downloads the file, or sets `failed`. Does nothing while a download is running. */
  download: () => void
  isFetching: boolean
  /** The error of the last attempt. */
  failed: string | null
}

/** Downloads a booking's file by script, because a failed link would lead to no page. */
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
    // iOS offers 'Add to calendar' only if the file is opened, not if it is saved; it is small enough to load twice.
    if (answer.ok) return location.assign(contract[file].path.replace('{id}', String(bookingId)))
    const isSignedOut = answer.code === 'not_authenticated'
    if (isSignedOut) openPanel('auth', { onDone: () => void download() })
    setFailed(isSignedOut ? texts.fileSignIn : answer.message)
  }

  return { download: () => void download(), isFetching, failed }
}
