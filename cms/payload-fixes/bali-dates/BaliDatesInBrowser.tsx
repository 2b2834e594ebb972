'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatInBaliTime } from './format-in-bali-time.ts'

/** The same for components rendered in the browser: children format their dates after this. */
export function BaliDatesInBrowser({ children }: { children: ReactNode }) {
  formatInBaliTime(useTranslation().i18n)
  return children
}
