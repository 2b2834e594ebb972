import type { RentalOffer } from '@nusa/shared/catalog'
import { addDays, type BaliNow, type LocalDate, rentalDays, rentalTimes } from '@nusa/shared/dates'
import { type Quote, quote, rentalLine } from '@nusa/shared/pricing'
import { hasTimeToday } from '../../../lib/pickup.ts'
import type { DateRange } from '../../../ui/calendar/range.ts'

/** When a car is usually taken over. */
export const usualTime = '09:00'

/** Two days from the day searched for, else from today; a day later if no car is handed over today any more. */
export function firstRange(now: BaliNow, searched: LocalDate | null): DateRange {
  const first = hasTimeToday(rentalTimes, now) ? now.today : addDays(now.today, 1)
  const from = searched !== null && searched > first ? searched : first
  return { from, to: addDays(from, 1) }
}

/** The days of a rental, both ends counted; 1 while only its first day has been chosen. */
export function daysOf({ from, to }: DateRange): number {
  return to === null ? 1 : rentalDays(from, to)
}

/** What a rental of so many days costs, with these add-ons; null where one of them is not offered. `taxRate` in percent. */
export function rentalPrice(
  offer: Pick<RentalOffer, 'price_per_day' | 'add_ons'>,
  days: number,
  addOnIds: readonly string[],
  taxRate: number,
): Quote | null {
  const result = rentalLine(offer, { quantity: days, addOns: addOnIds.map((id) => ({ id })) })
  return result.ok ? quote([result.line], taxRate) : null
}

/** The chosen add-ons with one more, or without it if it was among them. */
export function toggleAddOn(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
}
