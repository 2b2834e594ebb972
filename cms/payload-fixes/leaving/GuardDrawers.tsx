'use client'

import { useModal } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { confirmBeforeClosing } from './confirm-before-closing.ts'

/** The functions that ask before a drawer's unsaved changes are lost, by the slug of the drawer. */
type CloseGuards = Map<string, () => void>

const CloseGuardsContext = createContext<CloseGuards>(new Map())

/** Returns the drawers for which the user must confirm that they are closed. */
export function useCloseGuards(): CloseGuards {
  return use(CloseGuardsContext)
}

/**
 * Asks before Escape or a click next to a drawer closes it. Payload asks only at the close button. This component is
 * rendered inside the component with Payload's listener, so its effect runs earlier and its listener is called earlier.
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
