import type { Package } from '../catalog/index.ts'
import { addDays, countRentalDays, type LocalDate, nightsBetween } from '../dates/index.ts'
import { maxPartyCount, type Party, packagesNeeded } from '../pricing/index.ts'
import { formatCount } from '../text/index.ts'
import { type Choice, maxQuantity } from './choice.ts'
import type { CartItem, RentalItem, RoomItem, TourItem } from './item.ts'

const smallestParty: Party = { adults: 1, children: 0, infants: 0 }

/** NaN becomes the minimum. */
function clampCount(count: number, minimum: number, maximum: number): number {
  const integer = Math.trunc(count)
  return Number.isNaN(integer) ? minimum : Math.min(maximum, Math.max(minimum, integer))
}

/** Allows 1 to 99 adults, and up to 99 children and infants. */
export function clampParty(party: Party): Party {
  return {
    adults: clampCount(party.adults, smallestParty.adults, maxPartyCount),
    children: clampCount(party.children, smallestParty.children, maxPartyCount),
    infants: clampCount(party.infants, smallestParty.infants, maxPartyCount),
  }
}

/** Returns the number of packages (1 if priced per person), cars, days or rooms. */
export function itemQuantity(item: Choice): number {
  return item.kind === 'tour' ? item.packageCount : item.quantity
}

/** Returns the item with another quantity, clamped to a whole number from 1; NaN becomes 1. */
export function withQuantity(item: CartItem, quantity: number): CartItem {
  const count = clampCount(quantity, 1, maxQuantity)
  if (item.kind === 'tour') return { ...item, packageCount: count }
  if (item.kind === 'rental') return { ...item, quantity: count, duration: formatDayCount(count) }
  return { ...item, quantity: count }
}

/** Returns the item on another date. A rental keeps its number of days and a stay its number of nights. */
export function withDate(item: CartItem, date: LocalDate): CartItem {
  return item.kind === 'room' ? withStay(item, date, addDays(date, roomNights(item))) : { ...item, date }
}

/**
 * Returns the rental from the first to the last day, both included.
 * @throws RangeError if the last day is earlier than the first
 */
export function withDays(item: RentalItem, firstDay: LocalDate, lastDay: LocalDate): RentalItem {
  const quantity = countRentalDays(firstDay, lastDay)
  return { ...item, date: firstDay, quantity, duration: formatDayCount(quantity) }
}

/** Returns the stay on other nights. `endDate` must be later than `date`. */
export function withStay(item: RoomItem, date: LocalDate, endDate: LocalDate): RoomItem {
  return { ...item, date, endDate, duration: formatNightCount(nightsBetween(date, endDate)) }
}

export const formatDayCount = (days: number) => `${days} day(s)`

export const formatNightCount = (nights: number) => formatCount(nights, 'night')

/** Returns the item for another party. The party of a rental is always one adult. */
export function withParty(item: CartItem, party: Party): CartItem {
  return item.kind === 'rental' ? item : { ...item, ...clampParty(party) }
}

/**
 * Returns the item for another party. If the item had only the packages that its party needed, their number follows the
 * new party. A larger number was chosen deliberately, so it is never lowered.
 */
export function withPartyAndPackages(item: TourItem, party: Party, pack: Package | null): TourItem {
  const changedItem = { ...item, ...clampParty(party) }
  if (pack?.type !== 'per_package') return changedItem
  const minCount = packagesNeeded(pack, changedItem)
  const wasJustEnough = item.packageCount <= packagesNeeded(pack, item)
  return { ...changedItem, packageCount: wasJustEnough ? minCount : Math.max(item.packageCount, minCount) }
}

export function rentalEndDate({ date, quantity }: Pick<RentalItem, 'date' | 'quantity'>): LocalDate {
  return addDays(date, quantity - 1)
}

export function roomNights({ date, endDate }: Pick<RoomItem, 'date' | 'endDate'>): number {
  return nightsBetween(date, endDate)
}
