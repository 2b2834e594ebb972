import type { APIRequestContext } from '@playwright/test'
import { addDays } from '../../shared/dates/index.ts'
import { allKinds } from './cart.ts'
import { leftOn, limitDay } from './places.ts'
import { expect } from './test.ts'

const rentalId = 1

/** A transfer, a car for three days and a stay of two nights, all starting on a day that no other test books. */
export type FarKinds = Awaited<ReturnType<typeof farKinds>>

export async function farKinds(request: APIRequestContext, daysLater: number) {
  const { transfer, rental, room } = await allKinds(request)
  const date = addDays(room.date, daysLater)
  return {
    transfer: { ...transfer, date },
    rental: { ...rental, date },
    room: { ...room, date, endDate: addDays(date, 2) },
  }
}

/** Limits the transfer rides and rental cars on that day to `count`; null removes the limit. */
export async function limitCars({ transfer, rental }: FarKinds, count: number | null): Promise<void> {
  await limitDay('transfer', Number(transfer.packageId), transfer.date, count)
  await limitDay('rental', rentalId, rental.date, count)
}

/** Returns the rides and cars left on that day, if limited, and the rooms left on each of the two nights. */
export function leftOfKinds(request: APIRequestContext, { transfer, rental, room }: FarKinds) {
  return Promise.all([
    leftOn(request, 'transfer', transfer.packageId, transfer.date),
    leftOn(request, 'rental', rentalId, rental.date),
    leftOn(request, 'room', room.packageId, room.date),
    leftOn(request, 'room', room.packageId, addDays(room.date, 1)),
  ])
}

/** Waits until these numbers are left, because availability is cached for some seconds. */
export async function expectLeft(request: APIRequestContext, kinds: FarKinds, left: readonly number[]): Promise<void> {
  await expect.poll(() => leftOfKinds(request, kinds)).toEqual(left)
}
