'use client'

import { useConfig, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { preservePreviewChoice, type ViewType } from './preserve-preview-choice.ts'

/** On screens up to this width (CSS pixels), Payload shows the preview over the form instead of next to it. */
const narrowQuery = '(max-width: 1024px)'
const isNarrow = () => window.matchMedia(narrowQuery).matches

/**
 * The stored preference of each collection. It is read once, when the first form of the collection opens. After that,
 * `preservePreviewChoice` updates it, because the next form may open before Payload has stored a change.
 */
const storedViews = new Map<string, ViewType>()

/**
 * Closes the preview when an entry is opened on a narrow screen, because the preview would cover the form there. The
 * editor can open the preview with its button. The preference for wide screens is not changed.
 */
export function ClosePreview() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()

  // Replaces `window.fetch` while the form is open, because Payload has no hook for storing the preference.
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
