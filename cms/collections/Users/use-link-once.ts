import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'
import { transactionOf } from '../../hooks/transaction-of.ts'

/**
 * Locks the account that a link for a new password belongs to before Payload looks whether the link is still good: of several
 * who open it at once, each but the first finds it used.
 */
export const useLinkOnce: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const transaction = await transactionOf(req)
  const token = String(args.data.token)
  await transaction.execute(sql`select id from users where reset_password_token = ${token} for no key update`)
  return args
}
