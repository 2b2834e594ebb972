import type { I18n } from '@payloadcms/translations'
import type { ReactNode } from 'react'
import { BaliDatesInBrowser } from './BaliDatesInBrowser.tsx'
import { setBaliTime } from './set-bali-time.ts'

/** Makes Payload's components write instants in Bali time, on the server too. */
export function BaliDates({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  setBaliTime(i18n)
  return <BaliDatesInBrowser>{children}</BaliDatesInBrowser>
}
