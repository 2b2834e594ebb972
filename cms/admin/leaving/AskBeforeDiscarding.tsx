'use client'

import { useBulkUpload } from '@payloadcms/ui'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

/**
 * Makes the drawer for the upload of several pictures ask before it is closed with pictures in it, as its close button
 * does.
 */
export function AskBeforeDiscarding() {
  const { drawerSlug } = useBulkUpload()
  useAskBeforeClosing(drawerSlug, 'bulk-upload--discard-without-saving')
  return null
}
