import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'
import { transactionOf } from '../../hooks/transaction-of.ts'

/**
 * Locks an account before it is read, as the functions do: Payload writes all of it back as it read it, and would undo a password
 * that is set at that very moment.
 */
export const lockTraveller: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? args.id : undefined
  if (typeof id === 'number' || typeof id === 'string') {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select id from travellers where id = ${id} for no key update`)
  }
  return args
}
