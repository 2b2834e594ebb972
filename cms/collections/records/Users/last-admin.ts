import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'
import type { User } from '../../../generated/payload-types.ts'

export const lastAdminMessage = 'There must be at least one administrator. Make another user an administrator first.'

/** Refuses to remove the role of the last administrator, because no other user could assign the role again. */
export const refuseDemotingLastAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || originalDoc?.role !== 'admin') return data
  const staysAdmin = data.role === undefined || data.role === 'admin'
  if (staysAdmin || (await hasAnotherAdmin(originalDoc.id, req))) return data
  throw fieldValidationError(req, 'users', { path: 'role', message: lastAdminMessage })
}

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (user?.role === 'admin' && !(await hasAnotherAdmin(user.id, req))) throw new RefusalError(lastAdminMessage)
}

/**
 * Locks the rows of all administrators, so that two concurrent requests cannot remove the last two administrators.
 * Invited users, who have no password hash, do not count, because they cannot sign in yet.
 */
async function hasAnotherAdmin(id: number, req: PayloadRequest): Promise<boolean> {
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute(
    sql`select id from users where role = 'admin' and hash is not null order by id for update`,
  )
  return z.parse(z.array(z.object({ id: z.int() })), rows).some((admin) => admin.id !== id)
}
