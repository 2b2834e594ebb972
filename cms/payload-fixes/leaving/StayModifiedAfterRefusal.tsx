'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Marks the form as modified again after a refused publish. Payload treats the form as saved, so it would neither
 * save a draft nor warn before the page is left.
 *
 * Payload 3.90.1; tested by `e2e/releases/new-tour.spec.ts`. Remove it when a refused publish leaves the form
 * modified.
 */
export function StayModifiedAfterRefusal() {
  const { setModified } = useForm()
  // Payload resets this flag after a successful save. If the flag is still set after a save, the save was refused.
  const isRefused = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const isModified = useFormModified()
  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true)
  }, [isRefused, isProcessing, isModified, setModified])
  return null
}
