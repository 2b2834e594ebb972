import type { Bookings } from '../../ports/bookings.ts'
import { fail } from '../../ports/failure.ts'
import type { Connection } from './connect.ts'
import { isLockTimeout } from './postgres-error.ts'

const busyFailure = fail('payment_busy', { retryAfter: 30 })

/** A request waits this long while another request calls the provider for the same invoice. */
const maxWaitMs = 10_000

/**
 * Serialises work per invoice across all processes with an advisory lock. Each holder of a lock occupies a connection,
 * and calls to the provider may take 15 seconds. Therefore the lock uses a separate pool: a slow provider can exhaust
 * this pool, but not the connections that bookings need.
 */
export function createPaymentLock(
  { lockPool }: Pick<Connection, 'lockPool'>,
  lockTimeoutMs = maxWaitMs,
): Bookings['withPaymentLock'] {
  return async (invoiceId, work) => {
    const client = await lockPool.connect().catch(nullIfPoolIsFull)
    if (client === null) return busyFailure
    let connectionError: Error | undefined
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
      const lock = client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payment:${invoiceId}`])
      const hasLock = await lock.then(() => true, falseIfLockTimedOut)
      return hasLock ? await work() : busyFailure
    } finally {
      // The transaction contains no writes, so its rollback only releases the lock. If the rollback fails, the
      // connection is discarded.
      await client.query('rollback').catch((error: Error) => {
        connectionError = error
      })
      client.release(connectionError)
    }
  }
}

/** Only the error message distinguishes a full pool from an unreachable database. */
function nullIfPoolIsFull(error: unknown): null {
  if (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)) return null
  throw error
}

function falseIfLockTimedOut(error: unknown): false {
  if (isLockTimeout(error)) return false
  throw error
}
