'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { askBeforeBack } from './ask-before-back.ts'

/** Asks before the browser's Back or Forward leaves words that are not saved: Payload asks only at links and at the end of a page. */
export function AskBeforeBack() {
  const isModified = useFormModified()
  const { t } = useTranslation()
  const mayLeave = useEffectEvent(() => window.confirm(t('general:changesNotSaved')))
  useEffect(() => (isModified ? askBeforeBack(window, () => mayLeave()) : undefined), [isModified])
  return null
}
