import { type LocalDate, nightsBetween } from '../dates/index.ts'
import type { RentalLine, RoomLine, TransferLine } from './line.ts'

export type RentalLineResult = { ok: true; line: RentalLine } | { ok: false; reason: 'add_on_gone'; addOnId: string }

/** Returns the rental with its current prices. An add-on that is listed twice counts once. */
export function rentalLine(
  offer: { price_per_day: number; add_ons: RentalLine['addOns'] },
  choice: { quantity: number; addOns: readonly { id: string }[] },
): RentalLineResult {
  const addOns = new Map<string, RentalLine['addOns'][number]>()
  for (const { id } of choice.addOns) {
    const addOn = offer.add_ons.find((offeredAddOn) => offeredAddOn.id === id)
    if (!addOn) return { ok: false, reason: 'add_on_gone', addOnId: id }
    addOns.set(id, addOn)
  }
  const line = { pricePerDay: offer.price_per_day, days: choice.quantity, addOns: [...addOns.values()] }
  return { ok: true, line: { kind: 'rental', ...line } }
}

/** The cart's `RoomChoice` has these fields. */
export interface StayChoice {
  packageId: string
  /** Check-in and check-out date, at least one night apart. */
  date: LocalDate
  endDate: LocalDate
  quantity: number
}

/** Returns the stay with its current price; null if the room is no longer offered. */
export function roomLine(
  hotel: { rooms: readonly { id: string; base_price: number }[] },
  { packageId, date, endDate, quantity }: StayChoice,
): RoomLine | null {
  const room = hotel.rooms.find(({ id }) => id === packageId)
  if (!room) return null
  return { kind: 'room', pricePerNight: room.base_price, nights: nightsBetween(date, endDate), rooms: quantity }
}

/** Returns the transfer with its current price; null if the transfer has no price and cannot be sold. */
export function transferLine(offer: { base_price: number | null }, choice: { quantity: number }): TransferLine | null {
  return offer.base_price === null ? null : { kind: 'transfer', basePrice: offer.base_price, cars: choice.quantity }
}
