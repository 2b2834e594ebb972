'use client'

import { useBulkUpload } from '@payloadcms/ui'
import { useConfirmBeforeClosing } from './use-confirm-before-closing.ts'

/**
 * Makes the drawer for uploading several pictures ask before it closes and discards the pictures, as its close button
 * does.
 *
 * Payload 3.90.1; tested by `e2e/own/picture-form.spec.ts`. Remove it when the drawer asks before every way of closing.
 */
export function ConfirmBeforeDiscarding() {
  const { drawerSlug } = useBulkUpload()
  useConfirmBeforeClosing(drawerSlug, 'bulk-upload--discard-without-saving')
  return null
}
