'use client'

import { useBulkUpload } from '@payloadcms/ui'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

/** Has the drawer of pictures that are uploaded together ask before it is closed with some in it, as its own cross does. */
export function AskBeforeDiscarding() {
  const { drawerSlug } = useBulkUpload()
  useAskBeforeClosing(drawerSlug, 'bulk-upload--discard-without-saving')
  return null
}
