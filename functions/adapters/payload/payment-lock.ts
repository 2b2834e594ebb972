import { fail } from '../../failure.ts'
import type { Bookings } from '../../ports/bookings.ts'
import type { Connection } from './connect.ts'
import { isLockTimeout } from './postgres-error.ts'

/** How long (ms) one waits for whoever asks the provider about the same invoice. */
const patience = 10_000

/**
 * One at a time for each invoice, over all processes, by an advisory lock. Asking the provider may take 15 s, so the lock
 * lives on connections of its own: a slow provider can use those up, but never the ones that bookings need.
 */
export function paymentLock(
  { waitingRoom }: Pick<Connection, 'waitingRoom'>,
  mostWait = patience,
): Bookings['withPaymentLock'] {
  return async (invoiceId, work) => {
    const client = await waitingRoom.connect().catch(nullIfFull)
    if (client === null) return busy
    let fault: Error | undefined
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${mostWait}`)
      const lock = client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payment:${invoiceId}`])
      const isLocked = await lock.then(() => true, falseIfLate)
      return isLocked ? await work() : busy
    } finally {
      await client.query('rollback').catch((error: Error) => {
        fault = error
      })
      client.release(fault)
    }
  }
}

const busy = fail('payment_busy', { retryAfter: 30 })

/** The pool's own words are all that tells its patience from a database that is away. */
function nullIfFull(error: unknown): null {
  if (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)) return null
  throw error
}

function falseIfLate(error: unknown): false {
  if (isLockTimeout(error)) return false
  throw error
}
