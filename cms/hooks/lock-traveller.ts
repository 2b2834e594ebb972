import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { idOfOne } from './id-of-one.ts'
import { transactionOf } from './transaction-of.ts'

type TravellerOf = (id: number | string, req: PayloadRequest) => Promise<number | string | null>

/**
 * Locks the account that an entry is about before the entry is read, as the functions do, so that nobody waits in a circle.
 * Payload writes all of an entry back as it read it, and would undo a password that is set at that very moment. Many at once
 * are refused.
 */
export function underTravellerLock(travellerOf: TravellerOf): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    const traveller = await travellerOf(idOfOne(args), req)
    if (traveller === null) return args
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select id from travellers where id = ${traveller} for no key update`)
    return args
  }
}

/** Locks an account that is deleted before what is deleted along with it. */
export const lockBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select id from travellers where id = ${id} for update`)
}
