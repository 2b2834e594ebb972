import type { SoldOutDetails } from '@nusa/shared/booking'
import { BoundFound, SoldOut } from './holds.ts'
import { isDeadlock, isUniqueViolation } from './postgres-error.ts'

/** Runs a transaction that places a booking: what it gives, or which items are sold out. */
export async function placeOrRefuse<T>(place: () => Promise<T>): Promise<T | { soldOut: SoldOutDetails['items'] }> {
  try {
    return await retry(place)
  } catch (error) {
    if (error instanceof SoldOut) return { soldOut: error.items }
    throw error
  }
}

/** Begins anew what was nobody's fault; all of it was undone. */
async function retry<T>(place: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await place()
  } catch (error) {
    if (attempts > 1 && isWorthAnother(error)) return retry(place, attempts - 1)
    throw error
  }
}

/** Two bookings of one second may draw the same reference; the next attempt draws others. */
function isWorthAnother(error: unknown): boolean {
  return isUniqueViolation(error, 'bookings_booking_reference_idx') || isDeadlock(error) || error instanceof BoundFound
}
