import type { HotelOffer } from '@nusa/shared/catalog'
import { addDays, type BaliNow, type LocalDate, nightsBetween } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'
import type { DateRange } from '../../ui/calendar/range.ts'

export interface StayDraft extends Party {
  roomId: string
  range: DateRange
  /** The number of rooms. */
  quantity: number
}

/**
 * Returns one night from the searched date, with enough rooms for the searched party. Without a search, returns one
 * night from today for one adult.
 */
export function createInitialStay(
  roomId: string,
  { rooms }: Pick<HotelOffer, 'rooms'>,
  { today }: BaliNow,
  lastSearch: { date: LocalDate | null; guests: Party | null },
): StayDraft {
  const checkIn = lastSearch.date ?? today
  const party = lastSearch.guests ?? { adults: 1, children: 0, infants: 0 }
  const room = rooms.find(({ id }) => id === roomId)
  const roomsForParty = room ? Math.ceil((party.adults + party.children) / room.capacity) : 1
  const maxRooms = room?.total_rooms ?? 1
  const quantity = Math.max(1, Math.min(roomsForParty, maxRooms))
  return { roomId, range: { from: checkIn, to: addDays(checkIn, 1) }, ...party, quantity }
}

/** Returns the draft with another room type. Limits the number of rooms to the units of that type. */
export function changeRoom(draft: StayDraft, roomId: string, { rooms }: Pick<HotelOffer, 'rooms'>): StayDraft {
  const maxRooms = rooms.find(({ id }) => id === roomId)?.total_rooms ?? draft.quantity
  return { ...draft, roomId, quantity: Math.min(draft.quantity, maxRooms) }
}

/** Returns the dates, guests and rooms for the cart. If no check-out is chosen, the stay is one night. */
export function toRoomFields({ range, adults, children, infants, quantity }: StayDraft) {
  const endDate = range.to ?? addDays(range.from, 1)
  return { date: range.from, endDate, adults, children, infants, quantity }
}

export function countNights(draft: StayDraft): number {
  const { date, endDate } = toRoomFields(draft)
  return nightsBetween(date, endDate)
}
