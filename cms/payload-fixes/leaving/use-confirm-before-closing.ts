import { useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useCloseGuards } from './GuardDrawers.tsx'

/**
 * Makes a drawer open a confirmation dialog before it is closed. Does nothing if `drawerSlug` is undefined.
 */
export function useConfirmBeforeClosing(drawerSlug: string | undefined, confirmationSlug: string): void {
  const closeGuards = useCloseGuards()
  const { openModal } = useModal()
  const openConfirmation = useEffectEvent(() => openModal(confirmationSlug))
  useEffect(() => {
    if (drawerSlug === undefined) return
    closeGuards.set(drawerSlug, () => openConfirmation())
    return () => void closeGuards.delete(drawerSlug)
  }, [drawerSlug, closeGuards])
}
