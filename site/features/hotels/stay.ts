import type { HotelOffer } from '@nusa/shared/catalog'
import { addDays, type BaliNow, nightsBetween } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'
import type { DateRange } from '../../ui/calendar/range.ts'

/** What is asked for of a stay, beside the hotel. */
export interface StayDraft extends Party {
  roomId: string
  /** Check-in and check-out. */
  range: DateRange
  /** Rooms. */
  quantity: number
}

/** Tonight, in Bali, one adult in one room. */
export function firstStay(roomId: string, { today }: BaliNow): StayDraft {
  return { roomId, range: { from: today, to: addDays(today, 1) }, adults: 1, children: 0, infants: 0, quantity: 1 }
}

/** The stay in another kind of room: in as many of them as before, or as many as there are. */
export function withRoom(draft: StayDraft, roomId: string, { rooms }: Pick<HotelOffer, 'rooms'>): StayDraft {
  const most = rooms.find(({ id }) => id === roomId)?.total_rooms ?? draft.quantity
  return { ...draft, roomId, quantity: Math.min(draft.quantity, most) }
}

/** The stay as it is booked; while its last day is not chosen it is for one night. */
export function stayChoice({ range, adults, children, infants, quantity }: StayDraft) {
  const endDate = range.to ?? addDays(range.from, 1)
  return { date: range.from, endDate, adults, children, infants, quantity }
}

/** How many nights. */
export function nightsOf(draft: StayDraft): number {
  const { date, endDate } = stayChoice(draft)
  return nightsBetween(date, endDate)
}
