import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { changesEmail } from '../../../fields/current-password/require-password.ts'
import type { User } from '../../../generated/payload-types.ts'

/** Locks the account before Payload checks the link, so that only one of several requests can use the link. */
export const lockResetLink: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const transaction = await requireTransaction(req)
  const token = String(args.data.token)
  await transaction.execute(sql`select id from users where reset_password_token = ${token} for no key update`)
  return args
}

export const invalidateResetLink: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  originalDoc && changesCredentials(data, originalDoc)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data

function changesCredentials(data: Partial<User>, storedUser: User): boolean {
  return Boolean(data.password) || changesEmail(data, storedUser)
}

/** When the password or address changes, ends the sign-ins that still wait for their second step. */
export const endUnfinishedSignIns: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !changesCredentials(data, originalDoc)) return data
  const transaction = await requireTransaction(req)
  await transaction.execute(
    sql`delete from cms_sessions where user_id = ${originalDoc.id} and parked_until is not null`,
  )
  return data
}
