import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Makes every copy a draft. The admin's button does so, but an API request without parameters would publish the copy
 * immediately.
 *
 * Payload 3.90.1; tested by `copies.integration.test.ts`. Remove it when a copy is a draft by default in the API too.
 */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || args.duplicateFromID === undefined) return
  return { ...args, draft: true, publishAllLocales: false, data: { ...args.data, _status: 'draft' } }
}
