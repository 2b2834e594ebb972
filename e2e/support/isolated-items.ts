import type { APIRequestContext } from '@playwright/test'
import { addDays } from '../../shared/dates/index.ts'
import { readUnitsLeft, setDayCapacity } from './capacity.ts'
import { createItemsOfEachKind } from './cart.ts'
import { expect } from './test.ts'

const rentalId = 1

/** A transfer, a rental of three days and a stay of two nights. No other test books the day on which they start. */
export type IsolatedItems = Awaited<ReturnType<typeof createIsolatedItems>>

export async function createIsolatedItems(request: APIRequestContext, daysLater: number) {
  const { transfer, rental, room } = await createItemsOfEachKind(request)
  const date = addDays(room.date, daysLater)
  return {
    transfer: { ...transfer, date },
    rental: { ...rental, date },
    room: { ...room, date, endDate: addDays(date, 2) },
  }
}

/** Limits the cars for the transfer and the rental. Null removes the limit. */
export async function limitCars({ transfer, rental }: IsolatedItems, count: number | null): Promise<void> {
  await setDayCapacity('transfer', Number(transfer.packageId), transfer.date, count)
  await setDayCapacity('rental', rentalId, rental.date, count)
}

/**
 * Returns the transfer rides left, the rental cars left, and the rooms left in the first and the second night. A number
 * is undefined if the capacity is not limited.
 */
export function readItemsLeft(request: APIRequestContext, { transfer, rental, room }: IsolatedItems) {
  return Promise.all([
    readUnitsLeft(request, 'transfer', transfer.packageId, transfer.date),
    readUnitsLeft(request, 'rental', rentalId, rental.date),
    readUnitsLeft(request, 'room', room.packageId, room.date),
    readUnitsLeft(request, 'room', room.packageId, addDays(room.date, 1)),
  ])
}

/** Waits, because availability is cached for a few seconds. */
export async function expectItemsLeft(
  request: APIRequestContext,
  items: IsolatedItems,
  expected: readonly number[],
): Promise<void> {
  await expect.poll(() => readItemsLeft(request, items)).toEqual(expected)
}
