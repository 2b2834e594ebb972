import { type LocalDate, nightsBetween } from '../dates/index.ts'
import type { RoomLine } from './line.ts'

/** The choice of a hotel stay, by reference; the cart's `RoomChoice` has these fields. */
export interface StayChoice {
  /** The id of the room. */
  packageId: string
  /** Check-in and check-out date, at least one night apart. */
  date: LocalDate
  endDate: LocalDate
  /** Number of rooms. */
  quantity: number
}

/** Resolves a room choice against the current hotel; null if the room is no longer offered. */
export function roomLine(
  hotel: { rooms: readonly { id: string; base_price: number }[] },
  { packageId, date, endDate, quantity }: StayChoice,
): RoomLine | null {
  const room = hotel.rooms.find(({ id }) => id === packageId)
  if (!room) return null
  return { kind: 'room', pricePerNight: room.base_price, nights: nightsBetween(date, endDate), rooms: quantity }
}
