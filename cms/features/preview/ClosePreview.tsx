'use client'

import { useConfig, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { createPreviewChoiceFetch, type ViewType } from './preserve-preview-choice.ts'

/** On screens up to this width (CSS pixels), Payload shows the preview over the form instead of next to it. */
const narrowQuery = '(max-width: 1024px)'
const isNarrow = () => window.matchMedia(narrowQuery).matches

/**
 * The preference of each collection when its first form opened. `createPreviewChoiceFetch` updates the map, because the
 * next form may open before Payload has stored a change.
 */
const storedViews = new Map<string, ViewType>()

/**
 * Closes the preview when an entry is opened on a narrow screen, because it would cover the form. The preference for
 * wide screens does not change.
 */
export function ClosePreview() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()

  // `fetch` is replaced, because Payload has no hook for preferences.
  const interceptPreferenceRequests = useEffectEvent(() => {
    const preferenceName = `collection-${collectionSlug}`
    if (!storedViews.has(preferenceName)) storedViews.set(preferenceName, isLivePreviewing ? 'live-preview' : 'default')
    const originalFetch = window.fetch
    window.fetch = createPreviewChoiceFetch((...args) => originalFetch(...args), config.routes.api, {
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
