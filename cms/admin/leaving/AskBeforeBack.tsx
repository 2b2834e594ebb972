'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { stayAt } from './ask-before-back.ts'
import { useStays } from './MindBack.tsx'

/**
 * Asks before the browser's Back or Forward discards unsaved changes. Payload asks only at links and when the page is
 * closed.
 */
export function AskBeforeBack() {
  const isModified = useFormModified()
  const stays = useStays()
  const { t } = useTranslation()
  const mayLeave = useEffectEvent(() => window.confirm(t('general:changesNotSaved')))
  useEffect(() => {
    if (!isModified) return
    const stay = stayAt(window, () => mayLeave())
    stays.add(stay)
    return () => void stays.delete(stay)
  }, [isModified, stays])
  return null
}
