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

/** The indexes of what is drawn at random: the next attempt draws again. */
const drawn = ['invoices_order_number_idx', 'bookings_booking_number_idx', 'bookings_booking_reference_idx']

function isWorthAnother(error: unknown): boolean {
  return drawn.some((index) => isUniqueViolation(error, index)) || isDeadlock(error) || error instanceof BoundFound
}
