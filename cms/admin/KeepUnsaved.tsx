'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps what is written to be saved after publishing was refused. Payload takes it for saved then: it would neither save a draft of
 * it nor ask before the page is left.
 */
export function KeepUnsaved() {
  const { setModified } = useForm()
  const isRefused = useFormSubmitted()
  const isOnItsWay = useFormProcessing()
  const isModified = useFormModified()
  useEffect(() => {
    if (isRefused && !isOnItsWay && !isModified) setModified(true)
  }, [isRefused, isOnItsWay, isModified, setModified])
  return null
}
