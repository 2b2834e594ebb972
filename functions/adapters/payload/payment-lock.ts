import type { Bookings } from '../../ports/bookings.ts'
import type { Connection } from './connect.ts'

/**
 * One at a time for each invoice, over all processes, by an advisory lock. Asking the provider may take 15 s, so the lock
 * lives on connections of its own: a slow provider can use those up, but never the ones that bookings need.
 */
export function paymentLock({ waitingRoom }: Pick<Connection, 'waitingRoom'>): Bookings['withPaymentLock'] {
  return async (invoiceId, work) => {
    const client = await waitingRoom.connect()
    let fault: Error | undefined
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payment:${invoiceId}`])
      return await work()
    } finally {
      await client.query('rollback').catch((error: Error) => {
        fault = error
      })
      client.release(fault)
    }
  }
}
