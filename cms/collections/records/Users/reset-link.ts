import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { changesEmail } from '../../../fields/current-password/changes-email.ts'
import type { User } from '../../../generated/payload-types.ts'

/**
 * Locks the account of a password reset link before Payload checks whether the link is valid, so that only the first of
 * several concurrent requests can use it.
 */
export const lockResetLink: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const transaction = await requireTransaction(req)
  const token = String(args.data.token)
  await transaction.execute(sql`select id from users where reset_password_token = ${token} for no key update`)
  return args
}

/** Invalidates a mailed password reset link when the password or address of the account changes. */
export const invalidateResetLink: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  originalDoc && (data.password || changesEmail(data, originalDoc))
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
