'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

/** Makes a drawer ask before Escape or a click next to it discards unsaved changes, as its close button does. */
export function AskBeforeClosing() {
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  useAskBeforeClosing(isModified ? drawerSlug : undefined, 'leave-without-saving-doc-drawer')
  return null
}
