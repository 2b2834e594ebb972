import type { SoldOutDetails } from '@nusa/shared/booking'
import { CapacityChangedError, SoldOutError } from './capacity.ts'
import { isDeadlock, isUniqueViolation } from './postgres-error.ts'

/** Runs a transaction that creates bookings. Returns its result or the sold-out items. */
export async function createOrReportSoldOut<T>(
  create: () => Promise<T>,
): Promise<T | { soldOut: SoldOutDetails['items'] }> {
  try {
    return await retry(create)
  } catch (error) {
    if (error instanceof SoldOutError) return { soldOut: error.items }
    throw error
  }
}

/** Runs a transaction. After a conflict that a retry can resolve, the transaction was rolled back and is run again. */
async function retry<T>(create: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await create()
  } catch (error) {
    if (attempts > 1 && isRetryable(error)) return retry(create, attempts - 1)
    throw error
  }
}

/** The unique indexes of random numbers: the next attempt draws new ones. */
const randomNumberIndexes = [
  'invoices_order_number_idx',
  'bookings_booking_number_idx',
  'bookings_booking_reference_idx',
]

function isRetryable(error: unknown): boolean {
  return (
    randomNumberIndexes.some((index) => isUniqueViolation(error, index)) ||
    isDeadlock(error) ||
    error instanceof CapacityChangedError
  )
}
