import type { BookingView } from '@nusa/shared/booking'
import { packagesText, partyText } from './labels.ts'

type Booked = Pick<BookingView, 'travelers' | 'quantity' | 'unit_price'>

/** Who travels by a booking, and how many packages where they are what was booked: '2 Adults · 1 package'. */
export function bookedText({ travelers, quantity, unit_price }: Booked): string {
  const count = (type: Booked['travelers'][number]['type']) =>
    travelers.filter((one) => one.type === type).reduce((sum, one) => sum + one.count, 0)
  const party = partyText({ adults: count('adult'), children: count('child'), infants: count('infant') })
  return unit_price.parts.some(({ type }) => type === 'package') ? `${party} · ${packagesText(quantity)}` : party
}

/** Says whether nights in a hotel were booked: their amounts are in rupiah, whatever currency was chosen for the others. */
export function isHotelBooking({ unit_price }: Pick<BookingView, 'unit_price'>): boolean {
  return unit_price.parts.some(({ type }) => type === 'room-night')
}
