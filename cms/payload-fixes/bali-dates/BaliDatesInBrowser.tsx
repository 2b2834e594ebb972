'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { setBaliTime } from './set-bali-time.ts'

/** The children format their dates after this component has set Bali time. */
export function BaliDatesInBrowser({ children }: { children: ReactNode }) {
  setBaliTime(useTranslation().i18n)
  return children
}
