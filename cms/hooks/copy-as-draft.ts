import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Makes every copy a draft, whoever asks for it and however. The admin's own button does; a program that says nothing would
 * put the copy on the site at once.
 */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || args.duplicateFromID === undefined) return
  return { ...args, draft: true, publishAllLocales: false, data: { ...args.data, _status: 'draft' } }
}
