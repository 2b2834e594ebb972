'use client'

import { useDocumentDrawerContext, useFormModified, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useAskers } from './MindDrawers.tsx'

/** The question of Payload's own that a drawer's cross asks. */
const question = 'leave-without-saving-doc-drawer'

/** Has a drawer ask before it is closed with words in it that are not saved. */
export function AskBeforeClosing() {
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  const askers = useAskers()
  const { openModal } = useModal()
  const ask = useEffectEvent(() => openModal(question))
  useEffect(() => {
    if (!isModified || drawerSlug === undefined) return
    askers.set(drawerSlug, () => ask())
    return () => void askers.delete(drawerSlug)
  }, [isModified, drawerSlug, askers])
  return null
}
