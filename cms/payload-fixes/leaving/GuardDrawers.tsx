'use client'

import { useBulkUpload, useDocumentDrawerContext, useFormModified, useModal } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { interceptClosing } from './intercept-closing.ts'

type CloseGuards = Map<string, () => void>

const CloseGuardsContext = createContext<CloseGuards>(new Map())

/**
 * Asks for confirmation before Escape or a click outside closes a drawer. Payload asks only at the close button. React
 * runs the effects of inner components first, so this listener is added and called before Payload's.
 */
export function GuardDrawers({ children }: { children: ReactNode }) {
  const [closeGuards] = useState<CloseGuards>(() => new Map())
  const { modalState } = useModal()
  const findCloseGuard = useEffectEvent((slug: string | null) => {
    const closingSlug = slug ?? findLatestModal(modalState)
    return closingSlug === undefined ? undefined : closeGuards.get(closingSlug)
  })
  useEffect(() => interceptClosing(window, (slug) => findCloseGuard(slug)), [])
  return <CloseGuardsContext value={closeGuards}>{children}</CloseGuardsContext>
}

function findLatestModal(modals: ReturnType<typeof useModal>['modalState']): string | undefined {
  const openModals = Object.values(modals).filter(({ isOpen }) => isOpen)
  return openModals.toSorted((first, second) => (second.openedOn ?? 0) - (first.openedOn ?? 0))[0]?.slug
}

/** Makes Escape and a click outside open the confirmation instead; does nothing if `drawerSlug` is undefined. */
function useCloseGuard(drawerSlug: string | undefined, confirmationSlug: string): void {
  const closeGuards = use(CloseGuardsContext)
  const { openModal } = useModal()
  const openConfirmation = useEffectEvent(() => openModal(confirmationSlug))
  useEffect(() => {
    if (drawerSlug === undefined) return
    closeGuards.set(drawerSlug, () => openConfirmation())
    return () => void closeGuards.delete(drawerSlug)
  }, [drawerSlug, closeGuards])
}

/**
 * Asks for confirmation before Escape or a click outside closes a drawer with unsaved changes.
 *
 * Payload 3.90.1; tested by `guard-drawers.dom.test.tsx`. Remove it when Payload asks before Escape and clicks outside.
 */
export function GuardModifiedForm() {
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  useCloseGuard(isModified ? drawerSlug : undefined, 'leave-without-saving-doc-drawer')
  return null
}

/**
 * Asks for confirmation before Escape or a click outside closes the bulk upload drawer and discards its pictures.
 *
 * Payload 3.90.1; tested by `e2e/own/picture-form.spec.ts`. Remove it when Payload asks before Escape and clicks
 * outside.
 */
export function GuardBulkUpload() {
  const { drawerSlug } = useBulkUpload()
  useCloseGuard(drawerSlug, 'bulk-upload--discard-without-saving')
  return null
}
