'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'
import { useConfirmBeforeClosing } from './use-confirm-before-closing.ts'

/** Makes a drawer ask before Escape or a click next to it discards unsaved changes, as its close button does. */
export function ConfirmBeforeClosing() {
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  useConfirmBeforeClosing(isModified ? drawerSlug : undefined, 'leave-without-saving-doc-drawer')
  return null
}
