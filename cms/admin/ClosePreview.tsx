'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** Up to this width (CSS pixels) Payload puts the preview over the form instead of next to it. */
const narrow = '(max-width: 1024px)'

/**
 * Closes the preview when an entry is opened on a narrow screen, where it would cover the form. Its button opens it. Payload stores
 * that it was closed, as if the button had been pressed.
 */
export function ClosePreview() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const closeIfNarrow = useEffectEvent(() => {
    if (isLivePreviewing && window.matchMedia(narrow).matches) setIsLivePreviewing(false)
  })
  useEffect(() => closeIfNarrow(), [])
  return null
}
