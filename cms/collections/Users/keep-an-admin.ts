import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { Refusal } from '../../hooks/refusal.ts'
import { refusedFields } from '../../hooks/refused-fields.ts'
import { transactionOf } from '../../hooks/transaction-of.ts'
import type { User } from '../../payload-types.ts'

export const lastAdmin = 'There must be at least one administrator. Make another user an administrator first.'

/** Refuses to remove the role of the only administrator, because no other user could assign it again. */
export const keepAnAdmin: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || originalDoc?.role !== 'admin') return data
  const stays = data.role === undefined || data.role === 'admin'
  if (stays || (await isThereAnother(originalDoc.id, req))) return data
  throw refusedFields(req, 'users', { path: 'role', message: lastAdmin })
}

export const keepAnAdminUndeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (user?.role === 'admin' && !(await isThereAnother(user.id, req))) throw new Refusal(lastAdmin)
}

/**
 * Returns whether there is another administrator. All are locked, so that two who give up the role at once do so one
 * after the other. Invited users do not count, because they cannot sign in yet.
 */
async function isThereAnother(id: number, req: PayloadRequest): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`select id from users where role = 'admin' and hash is not null order by id for update`,
  )
  return z.parse(z.array(z.object({ id: z.int() })), rows).some((admin) => admin.id !== id)
}
