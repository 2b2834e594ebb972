import { type LocalDate, nightsBetween } from '../dates/index.ts'
import type { RoomLine } from './line.ts'

/** What was chosen of a hotel, by reference; the cart's RoomChoice has it. */
export interface StayChoice {
  /** The room's id. */
  packageId: string
  /** Check-in and check-out; a night or more apart. */
  date: LocalDate
  endDate: LocalDate
  /** Rooms. */
  quantity: number
}

/** Looks up the room in its hotel as it is offered today; null where it no longer is. */
export function roomLine(
  hotel: { rooms: readonly { id: string; base_price: number }[] },
  { packageId, date, endDate, quantity }: StayChoice,
): RoomLine | null {
  const room = hotel.rooms.find(({ id }) => id === packageId)
  if (!room) return null
  return { kind: 'room', pricePerNight: room.base_price, nights: nightsBetween(date, endDate), rooms: quantity }
}
