'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { setBaliTime } from './set-bali-time.ts'

/**
 * Makes Payload's components in the browser write instants in Bali time. The children format their dates afterwards.
 */
export function BaliDatesInBrowser({ children }: { children: ReactNode }) {
  setBaliTime(useTranslation().i18n)
  return children
}
