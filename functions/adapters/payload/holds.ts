import { holds } from '@nusa/cms/schema'
import { type Need, type SoldOutDetails, type Stock, soldOutItems } from '@nusa/shared/booking'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Connection } from './connect.ts'
import type { Runner } from './prepared.ts'
import { type LockDays, readBounded } from './stock.ts'

/** What one item takes. */
export interface Taking {
  itemId: string
  needs: readonly Need[]
}

/** Thrown to undo a transaction: what it wants is not there any more. */
export class SoldOut extends Error {
  readonly items: SoldOutDetails['items']
  constructor(items: SoldOutDetails['items']) {
    super('What was to be booked is sold out.')
    this.items = items
  }
}

/** Thrown to begin a transaction anew: a bound was set between the moment it took its locks and the one it counted. */
export class BoundFound extends Error {}

/**
 * Locks what is wanted and makes sure that it is there, for the transaction that then writes. What is held is counted by a
 * statement after the lock, so that it sees what those who held the lock before have written.
 * @throws SoldOut, BoundFound
 */
export async function checkPlaces(tx: Runner, takings: readonly Taking[], lock: LockDays): Promise<void> {
  const needs = takings.flatMap((taking) => taking.needs)
  if (needs.length === 0) return
  const { alone, before } = await lock(tx, needs)
  refuseSoldOut(takings, before)
  const stocks = await readBounded(tx, needs)
  if ([...stocks.keys()].some((key) => !alone.has(key))) throw new BoundFound()
  refuseSoldOut(takings, stocks)
}

function refuseSoldOut(takings: readonly Taking[], stocks: ReadonlyMap<string, Stock>): void {
  const items = soldOutItems(takings, stocks)
  if (items.length > 0) throw new SoldOut(items)
}

/** Frees what bookings held, in the transaction that cancels them. To free needs no lock: nobody is sold less by it. */
export async function releasePlaces(
  tx: Pick<Connection['db'], 'update'>,
  bookingIds: readonly number[],
  at: Date,
): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .update(holds)
    .set({ released_at: at.toISOString(), updatedAt: at.toISOString() })
    .where(and(inArray(holds.booking, [...bookingIds]), isNull(holds.released_at)))
}
