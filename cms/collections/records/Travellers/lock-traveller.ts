import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { requireSingleId } from '../../../core/database/require-single-id.ts'

type FindTravellerId = (id: number | string, req: PayloadRequest) => Promise<number | string | null>

/**
 * Creates a hook that locks the account before Payload reads the entry. Payload writes all fields back as it read them,
 * so without the lock a save could undo a password that is changed at the same time. The site's API also locks
 * the account first, so there is no deadlock. Bulk updates are refused.
 */
export function lockTravellerBeforeUpdate(findTravellerId: FindTravellerId): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    const traveller = await findTravellerId(requireSingleId(args), req)
    if (traveller === null) return args
    const transaction = await requireTransaction(req)
    await transaction.execute(sql`select id from travellers where id = ${traveller} for no key update`)
    return args
  }
}

/** Locks an account before its related entries are deleted. */
export const lockTravellerBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`select id from travellers where id = ${id} for update`)
}
