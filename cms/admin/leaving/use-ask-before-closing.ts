import { useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useAskers } from './MindDrawers.tsx'

/**
 * Makes a drawer open a confirmation dialog (`question`, its slug) before it is closed. Does nothing if `drawer` is
 * undefined.
 */
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
