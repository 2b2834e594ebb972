import type { Package } from '../catalog/index.ts'
import { addDays, type LocalDate, nightsBetween, rentalDays } from '../dates/index.ts'
import { largestPartyCount, type Party, packagesNeeded } from '../pricing/index.ts'
import { counted } from '../words/index.ts'
import { type Choice, largestQuantity } from './choice.ts'
import type { CartItem, RentalItem, RoomItem, TourItem } from './item.ts'

const smallestParty: Party = { adults: 1, children: 0, infants: 0 }

/** A number brought into its bounds as a whole one; what is no number becomes the minimum. */
function clampCount(count: number, minimum: number, maximum: number): number {
  const whole = Math.trunc(count)
  return Number.isNaN(whole) ? minimum : Math.min(maximum, Math.max(minimum, whole))
}

/** A party brought into its bounds: adults from 1, children and infants from 0, at most 99 of each. */
export function clampParty(party: Party): Party {
  return {
    adults: clampCount(party.adults, smallestParty.adults, largestPartyCount),
    children: clampCount(party.children, smallestParty.children, largestPartyCount),
    infants: clampCount(party.infants, smallestParty.infants, largestPartyCount),
  }
}

/** What an item counts: packages (1 where it is priced by person), cars, days or rooms. */
export function itemQuantity(item: Choice): number {
  return item.kind === 'tour' ? item.packageCount : item.quantity
}

/** An item with more or less of what it counts: a whole number from 1; what is no number becomes 1. */
export function withQuantity(item: CartItem, quantity: number): CartItem {
  const count = clampCount(quantity, 1, largestQuantity)
  if (item.kind === 'tour') return { ...item, packageCount: count }
  if (item.kind === 'rental') return { ...item, quantity: count, tourDuration: daysText(count) }
  return { ...item, quantity: count }
}

/** An item on another day. A rental keeps its days and a stay its nights. */
export function withDate(item: CartItem, date: LocalDate): CartItem {
  return item.kind === 'room' ? withStay(item, date, addDays(date, roomNights(item))) : { ...item, date }
}

/** A rental from one day to another, both counted. Throws a RangeError where `to` is earlier. */
export function withDays(item: RentalItem, from: LocalDate, to: LocalDate): RentalItem {
  const quantity = rentalDays(from, to)
  return { ...item, date: from, quantity, tourDuration: daysText(quantity) }
}

/** A stay from one day to a later one. */
export function withStay(item: RoomItem, date: LocalDate, endDate: LocalDate): RoomItem {
  return { ...item, date, endDate, tourDuration: nightsText(nightsBetween(date, endDate)) }
}

/** How long a rental is, as its item says it. */
export const daysText = (days: number) => `${days} day(s)`

/** How long a stay is, as its item says it. */
export const nightsText = (nights: number) => counted(nights, 'night')

/** An item with other travellers, brought into bounds. A rental has none but who takes the car. */
export function withParty(item: CartItem, party: Party): CartItem {
  return item.kind === 'rental' ? item : { ...item, ...clampParty(party) }
}

/**
 * A tour with as many packages as other travellers need. A count that was just enough before follows the party in both
 * directions; a larger one was chosen on purpose and is only ever raised.
 */
export function withPackagesFor(item: TourItem, party: Party, pack: Package | null): TourItem {
  const changed = { ...item, ...clampParty(party) }
  if (pack?.type !== 'per_package') return changed
  const needed = packagesNeeded(pack, changed)
  const wasJustEnough = item.packageCount <= packagesNeeded(pack, item)
  return { ...changed, packageCount: wasJustEnough ? needed : Math.max(item.packageCount, needed) }
}

/** The last day of a rental. */
export function rentalEnd({ date, quantity }: Pick<RentalItem, 'date' | 'quantity'>): LocalDate {
  return addDays(date, quantity - 1)
}

/** The nights of a stay. */
export function roomNights({ date, endDate }: Pick<RoomItem, 'date' | 'endDate'>): number {
  return nightsBetween(date, endDate)
}
