'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { guardCurrentPage } from './confirm-before-back.ts'
import { useGuardedPages } from './GuardHistory.tsx'

/**
 * Asks before the browser's Back or Forward discards unsaved changes. Payload asks only at links and when the page is
 * closed.
 *
 * Payload 3.90.1; tested by `confirm-before-back.test.ts`. Remove it when Payload asks before the browser's Back.
 */
export function ConfirmBeforeBack() {
  const isModified = useFormModified()
  const guardedPages = useGuardedPages()
  const { t } = useTranslation()
  const mayLeave = useEffectEvent(() => window.confirm(t('general:changesNotSaved')))
  useEffect(() => {
    if (!isModified) return
    const guardedPage = guardCurrentPage(window, () => mayLeave())
    guardedPages.add(guardedPage)
    return () => void guardedPages.delete(guardedPage)
  }, [isModified, guardedPages])
  return null
}
