import { isPastCancellation } from '@nusa/shared/booking'
import type { CartItem } from '@nusa/shared/cart'

export const noOnlineCancellationText = 'Once paid, this date can’t be cancelled online.'

type Start = Pick<CartItem, 'kind' | 'date'> & { pickupTime?: string }

/** Returns a note if the deadline for a free cancellation has passed before the booking, or null. */
export function cancellationNote({ kind, date, pickupTime = '' }: Start, now: Date): string | null {
  return isPastCancellation({ kind, booking_date: date, pickup_time: pickupTime }, now)
    ? noOnlineCancellationText
    : null
}
