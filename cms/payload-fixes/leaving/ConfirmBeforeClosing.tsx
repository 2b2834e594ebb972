'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'
import { useConfirmBeforeClosing } from './use-confirm-before-closing.ts'

/**
 * Makes a drawer ask before Escape or a click next to it discards unsaved changes, as its close button does.
 *
 * Payload 3.90.1; tested by `confirm-before-closing.dom.test.tsx`. Remove it when drawers ask before every way of
 * closing.
 */
export function ConfirmBeforeClosing() {
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  useConfirmBeforeClosing(isModified ? drawerSlug : undefined, 'leave-without-saving-doc-drawer')
  return null
}
