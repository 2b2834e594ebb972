import type { APIRequestContext } from '@playwright/test'
import { addDays } from '../../shared/dates/index.ts'
import { allKinds } from './cart.ts'
import { leftOn, limitDay } from './places.ts'
import { expect } from './test.ts'

const rentalId = 1

/** A transfer, a car for three days and a stay of two nights, all from one day that no other journey books. */
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

/** Staff give the transfer's car so many rides on that day, and so many cars to be rented; with null as many as on all days. */
export async function limitCars({ transfer, rental }: FarKinds, count: number | null): Promise<void> {
  await limitDay('transfer', Number(transfer.packageId), transfer.date, count)
  await limitDay('rental', rentalId, rental.date, count)
}

/** What is left of rides and of cars on that day, where they are limited, and of the room in each of its two nights. */
export function leftOfKinds(request: APIRequestContext, { transfer, rental, room }: FarKinds) {
  return Promise.all([
    leftOn(request, 'transfer', transfer.packageId, transfer.date),
    leftOn(request, 'rental', rentalId, rental.date),
    leftOn(request, 'room', room.packageId, room.date),
    leftOn(request, 'room', room.packageId, addDays(room.date, 1)),
  ])
}

/** Waits until so much is left, for what is known of places is some seconds old. */
export async function expectLeft(request: APIRequestContext, kinds: FarKinds, left: readonly number[]): Promise<void> {
  await expect.poll(() => leftOfKinds(request, kinds)).toEqual(left)
}
