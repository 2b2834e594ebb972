import type { CollectionBeforeOperationHook } from 'payload'
import { hasPermission } from './permissions.ts'

/**
 * Lets users who cannot read drafts read the published version. The admin requests drafts wherever an entry is selected
 * or named. Payload then considers only the newest version, so staff would not find a published entry while an editor
 * has a draft of it.
 */
export const readPublishedOnly: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess || hasPermission(req, 'content:edit')) return args
  return { ...args, draft: false }
}
