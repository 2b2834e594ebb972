'use client'

import { useModal } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { askBeforeClosing } from './ask-before-closing.ts'

/** By a drawer's slug what asks whether its words may be lost. */
type Askers = Map<string, () => void>

const AskersContext = createContext<Askers>(new Map())

/** The drawers that want to ask before they are closed. */
export function useAskers(): Askers {
  return use(AskersContext)
}

/**
 * Minds Escape and a press beside a drawer, which close it in Payload whatever was written in it: its own cross alone asks.
 * It stands within what Payload listens with, and so listens first.
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

/** The drawer or dialog that was opened last, of those that are open. */
function latestOf(modals: ReturnType<typeof useModal>['modalState']): string | undefined {
  const open = Object.values(modals).filter(({ isOpen }) => isOpen)
  return open.toSorted((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))[0]?.slug
}
