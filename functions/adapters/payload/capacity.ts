import { holds } from '@nusa/cms/schema'
import { type CapacityNeed, findSoldOutItems, type SoldOutDetails, type Stock } from '@nusa/shared/booking'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Connection } from './connect.ts'
import type { QueryRunner } from './prepare-statement.ts'
import { type LockDays, readLimitedStocks } from './stock.ts'

export interface CapacityRequest {
  itemId: string
  needs: readonly CapacityNeed[]
}

/** Thrown to roll back a transaction when an item is sold out. */
export class SoldOutError extends Error {
  readonly items: SoldOutDetails['items']
  constructor(items: SoldOutDetails['items']) {
    super('An item of the cart is sold out.')
    this.items = items
  }
}

/**
 * Thrown to restart a transaction. A day without a limit is not locked exclusively. If the day gets a limit before the
 * count, the transaction must start again with an exclusive lock.
 */
export class CapacityChangedError extends Error {}

/**
 * Locks and checks the needed capacity before the same transaction reserves it. The bookings are counted by a separate
 * statement after the lock, so that changes by earlier holders of the lock are visible.
 * @throws SoldOutError, CapacityChangedError
 */
export async function checkCapacity(
  tx: QueryRunner,
  capacityRequests: readonly CapacityRequest[],
  lock: LockDays,
): Promise<void> {
  const allNeeds = capacityRequests.flatMap((capacityRequest) => capacityRequest.needs)
  if (allNeeds.length === 0) return
  const { limitedKeys, stocksBeforeLock } = await lock(tx, allNeeds)
  throwIfSoldOut(capacityRequests, stocksBeforeLock)
  const stocks = await readLimitedStocks(tx, allNeeds)
  if ([...stocks.keys()].some((key) => !limitedKeys.has(key))) throw new CapacityChangedError()
  throwIfSoldOut(capacityRequests, stocks)
}

function throwIfSoldOut(capacityRequests: readonly CapacityRequest[], stocks: ReadonlyMap<string, Stock>): void {
  const items = findSoldOutItems(capacityRequests, stocks)
  if (items.length > 0) throw new SoldOutError(items)
}

/**
 * Makes the capacity of the bookings available again. Needs no lock, because a release only increases the available
 * capacity.
 */
export async function releaseCapacity(
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
