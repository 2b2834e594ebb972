'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { writeInBaliTime } from './write-in-bali-time.ts'

/** The same for what the browser renders: everything in here formats its dates after this. */
export function BaliDatesInBrowser({ children }: { children: ReactNode }) {
  writeInBaliTime(useTranslation().i18n)
  return children
}
