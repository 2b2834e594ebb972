'use client'

import { useConfig, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { preservePreviewChoice, type ViewType } from './preserve-preview-choice.ts'

/** Up to this width in CSS pixels Payload shows the preview over the form instead of next to it. */
const narrowQuery = '(max-width: 1024px)'
const isNarrow = () => window.matchMedia(narrowQuery).matches

/**
 * The stored preference of each collection, read once when its first form opens. It is not read again, because later
 * forms may open before a change is stored; `preservePreviewChoice` updates it instead.
 */
const storedViews = new Map<string, ViewType>()

/**
 * Closes the preview when an entry is opened on a narrow screen, where it would cover the form. The editor can open it
 * with its button. The preference for wide screens is not changed.
 */
export function ClosePreview() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()

  // Replaces `window.fetch` while the form is open, because Payload stores the preference without a hook.
  const interceptPreferenceRequests = useEffectEvent(() => {
    const name = `collection-${collectionSlug}`
    if (!storedViews.has(name)) storedViews.set(name, isLivePreviewing ? 'live-preview' : 'default')
    const originalFetch = window.fetch
    window.fetch = preservePreviewChoice((...args) => originalFetch(...args), config.routes.api, {
      storedViews,
      isNarrow,
    })
    return () => {
      window.fetch = originalFetch
    }
  })
  useEffect(() => interceptPreferenceRequests(), [])

  const closeIfNarrow = useEffectEvent(() => {
    if (isLivePreviewing && isNarrow()) setIsLivePreviewing(false)
  })
  useEffect(() => closeIfNarrow(), [])
  return null
}
