import { holds } from '@nusa/cms/schema'
import { type Need, type SoldOutDetails, type Stock, soldOutItems } from '@nusa/shared/booking'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Connection } from './connect.ts'
import type { Runner } from './prepared.ts'
import { type LockDays, readBounded } from './stock.ts'

/** The capacity that one item needs. */
export interface Taking {
  itemId: string
  needs: readonly Need[]
}

/** Thrown to roll back a transaction when an item is sold out. */
export class SoldOut extends Error {
  readonly items: SoldOutDetails['items']
  constructor(items: SoldOutDetails['items']) {
    super('An item of the cart is sold out.')
    this.items = items
  }
}

/** Thrown to restart a transaction when a capacity was set between taking the locks and counting. */
export class BoundFound extends Error {}

/**
 * Locks the needed capacity and checks it for the transaction that then books it. Counts with a separate statement after the
 * lock, so that it sees what earlier holders of the lock have written.
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

/**
 * Releases the capacity of bookings in the transaction that cancels them. Needs no lock, because it only increases what is
 * available.
 */
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
