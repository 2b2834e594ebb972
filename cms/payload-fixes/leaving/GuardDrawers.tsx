'use client'

import { useModal } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { confirmBeforeClosing } from './confirm-before-closing.ts'

/** The functions that ask whether a drawer's unsaved changes may be lost, by the slug of the drawer. */
type CloseGuards = Map<string, () => void>

const CloseGuardsContext = createContext<CloseGuards>(new Map())

/** Returns the registered drawers that must confirm before they are closed. */
export function useCloseGuards(): CloseGuards {
  return use(CloseGuardsContext)
}

/**
 * Handles Escape and a click next to a drawer, for which Payload closes it without a warning; only its close button
 * asks. It is rendered inside Payload's listener, so its effect runs and listens first.
 */
export function GuardDrawers({ children }: { children: ReactNode }) {
  const [closeGuards] = useState<CloseGuards>(() => new Map())
  const { modalState } = useModal()
  const findCloseGuard = useEffectEvent((slug: string | null) => {
    const closing = slug ?? findLatestModal(modalState)
    return closing === undefined ? undefined : closeGuards.get(closing)
  })
  useEffect(() => confirmBeforeClosing(window, (slug) => findCloseGuard(slug)), [])
  return <CloseGuardsContext value={closeGuards}>{children}</CloseGuardsContext>
}

/** Returns the slug of the open drawer or dialog that was opened last. */
function findLatestModal(modals: ReturnType<typeof useModal>['modalState']): string | undefined {
  const open = Object.values(modals).filter(({ isOpen }) => isOpen)
  return open.toSorted((first, second) => (second.openedOn ?? 0) - (first.openedOn ?? 0))[0]?.slug
}
