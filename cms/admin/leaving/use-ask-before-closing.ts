import { useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useAskers } from './MindDrawers.tsx'

/** Has the drawer of this slug ask the question, a dialog's slug, before it is closed; with undefined nothing asks. */
export function useAskBeforeClosing(drawer: string | undefined, question: string): void {
  const askers = useAskers()
  const { openModal } = useModal()
  const ask = useEffectEvent(() => openModal(question))
  useEffect(() => {
    if (drawer === undefined) return
    askers.set(drawer, () => ask())
    return () => void askers.delete(drawer)
  }, [drawer, askers])
}
