import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'
import { idOfOne } from '../../hooks/id-of-one.ts'
import { transactionOf } from '../../hooks/transaction-of.ts'

/**
 * Locks an account before it is read, as the functions do: Payload writes all of it back as it read it, and would undo a password
 * that is set at that very moment. Many at once are refused.
 */
export const lockTraveller: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const id = idOfOne(args)
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select id from travellers where id = ${id} for no key update`)
  return args
}
