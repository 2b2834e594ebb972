'use client'

import { useConfig, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { keepingChoice, type ViewType } from './keeping-choice.ts'

/** Up to this width (CSS pixels) Payload puts the preview over the form instead of next to it. */
const narrow = '(max-width: 1024px)'
const isNarrow = () => window.matchMedia(narrow).matches

/** As the first form since the page was loaded found it; later forms may be opened before a change is stored. */
const stored = new Map<string, ViewType>()

/**
 * Closes the preview when an entry is opened on a narrow screen, where it would cover the form. Its button opens it. Whether it
 * stands beside the form on wide screens stays as it was.
 */
export function ClosePreview() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()

  const keepChoice = useEffectEvent(() => {
    const name = `collection-${collectionSlug}`
    if (!stored.has(name)) stored.set(name, isLivePreviewing ? 'live-preview' : 'default')
    const before = window.fetch
    window.fetch = keepingChoice((...asked) => before(...asked), config.routes.api, { stored, isNarrow })
    return () => {
      window.fetch = before
    }
  })
  useEffect(() => keepChoice(), [])

  const closeIfNarrow = useEffectEvent(() => {
    if (isLivePreviewing && isNarrow()) setIsLivePreviewing(false)
  })
  useEffect(() => closeIfNarrow(), [])
  return null
}
