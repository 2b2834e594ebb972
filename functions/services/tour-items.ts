import type { BookingItem, NotBookableDetails, NotBookableReason } from '@nusa/shared/booking'
import type { TourChoice } from '@nusa/shared/cart'
import { type Failure, fail } from '../failure.ts'

export type TourBookingItem = BookingItem & { choice: TourChoice }

const isTour = (item: BookingItem): item is TourBookingItem => item.choice.kind === 'tour'

const reasons = { tour: 'tour_gone', transfer: 'transfer_gone', rental: 'rental_gone', room: 'room_gone' } as const
const message = 'This can not be booked here. Please remove it from your cart and write to us, and we book it for you.'

/** The items where all of them are tours, else the failure that names the others: those are booked by people. */
export function tourItems(items: readonly BookingItem[]): TourBookingItem[] | Failure {
  const others = items.filter((item) => !isTour(item))
  if (others.length === 0) return items.filter(isTour)
  const refused = others.map(({ itemId, choice }) => {
    const reason: NotBookableReason = reasons[choice.kind]
    return { itemId, reason, message }
  })
  return fail('not_bookable', { details: { items: refused } satisfies NotBookableDetails })
}
