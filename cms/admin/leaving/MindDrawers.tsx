'use client'

import { useModal } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { askBeforeClosing } from './ask-before-closing.ts'

/** The functions that ask whether a drawer's unsaved changes may be lost, by the slug of the drawer. */
type Askers = Map<string, () => void>

const AskersContext = createContext<Askers>(new Map())

/** Returns the registered drawers that must confirm before they are closed. */
export function useAskers(): Askers {
  return use(AskersContext)
}

/**
 * Handles Escape and a click next to a drawer, for which Payload closes it without a warning; only its close button
 * asks. It is rendered inside Payload's listener, so its effect runs and listens first.
 */
export function MindDrawers({ children }: { children: ReactNode }) {
  const [askers] = useState<Askers>(() => new Map())
  const { modalState } = useModal()
  const askerOf = useEffectEvent((slug: string | null) => {
    const closing = slug ?? latestOf(modalState)
    return closing === undefined ? undefined : askers.get(closing)
  })
  useEffect(() => askBeforeClosing(window, (slug) => askerOf(slug)), [])
  return <AskersContext value={askers}>{children}</AskersContext>
}

/** Returns the slug of the open drawer or dialog that was opened last. */
function latestOf(modals: ReturnType<typeof useModal>['modalState']): string | undefined {
  const open = Object.values(modals).filter(({ isOpen }) => isOpen)
  return open.toSorted((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))[0]?.slug
}
