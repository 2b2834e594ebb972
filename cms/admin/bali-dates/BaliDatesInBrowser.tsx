'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { writeInBaliTime } from './write-in-bali-time.ts'

/** The same for components rendered in the browser: children format their dates after this. */
export function BaliDatesInBrowser({ children }: { children: ReactNode }) {
  writeInBaliTime(useTranslation().i18n)
  return children
}
