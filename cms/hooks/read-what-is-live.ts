import type { CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../access/who.ts'

/**
 * Answers whoever may read no drafts with what is live. The admin asks for drafts wherever an entry is chosen or named; Payload then
 * looks at the newest version alone, so that staff would not find what is on sale while an editor writes on it.
 */
export const readWhatIsLive: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess || hasRole(req, 'admin', 'editor')) return args
  return { ...args, draft: false }
}
