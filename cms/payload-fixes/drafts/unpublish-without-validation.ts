import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Unpublishes an entry even if it violates rules that were added later. Only the sent fields are validated, as with
 * the admin's button.
 *
 * Payload 3.90.1; tested by `cms/config/publishing.integration.test.ts`. Remove it when Payload unpublishes
 * entries without validation.
 */
export const unpublishWithoutValidation: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || !isDraft(args.data) || args.draft) return
  return { ...args, publishAllLocales: false, unpublishAllLocales: true }
}

function isDraft(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft'
}
