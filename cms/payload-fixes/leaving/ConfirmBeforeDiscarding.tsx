'use client'

import { useBulkUpload } from '@payloadcms/ui'
import { useConfirmBeforeClosing } from './use-confirm-before-closing.ts'

/**
 * Makes the drawer for the upload of several pictures ask before it is closed with pictures in it, as its close button
 * does.
 */
export function ConfirmBeforeDiscarding() {
  const { drawerSlug } = useBulkUpload()
  useConfirmBeforeClosing(drawerSlug, 'bulk-upload--discard-without-saving')
  return null
}
