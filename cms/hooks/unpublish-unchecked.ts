import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Takes an entry off the site whatever rules have come since it was published: only what is sent along is checked, as when
 * the admin's own button is pressed.
 */
export const unpublishUnchecked: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || !isDraft(args.data) || args.draft) return
  return { ...args, publishAllLocales: false, unpublishAllLocales: true }
}

function isDraft(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft'
}
