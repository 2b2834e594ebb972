import type { RentalOffer } from '@nusa/shared/catalog'
import { addDays, type BaliNow, countRentalDays, type LocalDate, rentalPickupTimes } from '@nusa/shared/dates'
import { type Quote, quote, rentalLine } from '@nusa/shared/pricing'
import { hasTimeToday } from '../../../lib/selectable-days.ts'
import type { DateRange } from '../../../ui/calendar/range.ts'

export const defaultPickupTime = '09:00'

/**
 * Returns a range of two days. It starts on the first possible day (today, or tomorrow after the last pickup time), or
 * on a later searched date.
 */
export function createInitialRange(now: BaliNow, searchedDate: LocalDate | null): DateRange {
  const firstPossibleDay = hasTimeToday(rentalPickupTimes, now) ? now.today : addDays(now.today, 1)
  const from = searchedDate !== null && searchedDate > firstPossibleDay ? searchedDate : firstPossibleDay
  return { from, to: addDays(from, 1) }
}

/** Counts the days, including the first and the last day. Returns 1 if only the first day is chosen. */
export function countDaysInRange({ from, to }: DateRange): number {
  return to === null ? 1 : countRentalDays(from, to)
}

/** Returns the price with tax, or null if an add-on is not offered. `taxRate` is in percent. */
export function calculateRentalPrice(
  offer: Pick<RentalOffer, 'price_per_day' | 'add_ons'>,
  days: number,
  addOnIds: readonly string[],
  taxRate: number,
): Quote | null {
  const result = rentalLine(offer, { quantity: days, addOns: addOnIds.map((id) => ({ id })) })
  return result.ok ? quote([result.line], taxRate) : null
}

export function toggleAddOn(chosenIds: readonly string[], id: string): string[] {
  return chosenIds.includes(id) ? chosenIds.filter((chosenId) => chosenId !== id) : [...chosenIds, id]
}
