import type { CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../access/who.ts'

/**
 * Returns the published version to users who may not read drafts. The admin requests drafts wherever an entry is
 * selected or named, and Payload then considers only the newest version: staff would not find a published entry while
 * an editor has a draft of it.
 */
export const readWhatIsLive: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess || hasRole(req, 'admin', 'editor')) return args
  return { ...args, draft: false }
}
