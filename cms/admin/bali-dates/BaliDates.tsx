import type { I18n } from '@payloadcms/translations'
import type { ReactNode } from 'react'
import { BaliDatesInBrowser } from './BaliDatesInBrowser.tsx'
import { writeInBaliTime } from './write-in-bali-time.ts'

/** Has all of Payload's own parts write moments in Bali time, those that the server renders too. */
export function BaliDates({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  writeInBaliTime(i18n)
  return <BaliDatesInBrowser>{children}</BaliDatesInBrowser>
}
