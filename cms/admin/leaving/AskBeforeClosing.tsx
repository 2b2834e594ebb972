'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

/** Has a drawer ask before it is closed with words in it that are not saved, as its own cross does. */
export function AskBeforeClosing() {
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  useAskBeforeClosing(isModified ? drawerSlug : undefined, 'leave-without-saving-doc-drawer')
  return null
}
