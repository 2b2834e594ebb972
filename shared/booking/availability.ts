import * as z from 'zod/mini'
import { entryIdPattern } from '../catalog/fields.ts'
import {
  addDays,
  daysBetween,
  firstBookableDate,
  type LocalDate,
  localDateSchema,
  maxDaysAhead,
  type TourDates,
} from '../dates/index.ts'
import { stockLeft } from './sold-out.ts'
import { bookingKindSchema } from './states.ts'

const roomIdPattern = /^[\w-]{1,100}$/

/**
 * Query of `GET /api/availability`: a bookable resource, identified by `kind` and `id` as in `Need`, and a date range
 * that includes both ends. For a transfer the resource is its car, for a hotel a room type. For a room, each day stands
 * for the night that starts on it.
 */
export const availabilityQuerySchema = z
  .object({
    kind: bookingKindSchema,
    id: z.string(),
    from: localDateSchema,
    to: localDateSchema,
  })
  .check(
    z.refine(({ kind, id }) => (kind === 'room' ? roomIdPattern : entryIdPattern).test(id), {
      message: 'must be the id of something that is booked',
      path: ['id'],
    }),
    z.refine(({ from, to }) => isValidDateRange(from, to), {
      message: `must be at most ${maxDaysAhead} days, and end after it begins`,
      path: ['to'],
    }),
  )

function isValidDateRange(from: LocalDate, to: LocalDate): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days <= maxDaysAhead
}

/** Availability per day: the default for all days, and the days that differ from it. */
export const availabilitySchema = z.object({
  /** Spots, cars or rooms left on days not listed in `days`; null if unlimited. */
  places: z.nullable(z.int().check(z.minimum(0))),
  days: z.record(z.string(), z.int().check(z.minimum(0))),
})

export type AvailabilityQuery = z.infer<typeof availabilityQuerySchema>
export type Availability = z.infer<typeof availabilitySchema>

/** Computes the availability from the default capacity, the capacity of single days, and the booked count per day. */
export function computeAvailability(
  places: number | null,
  capacityByDay: Readonly<Record<string, number>>,
  bookedByDay: Readonly<Record<string, number>>,
): Availability {
  const days: Record<string, number> = {}
  for (const day of new Set([...Object.keys(capacityByDay), ...Object.keys(bookedByDay)])) {
    const unitsLeft = stockLeft({ capacity: capacityByDay[day] ?? places, booked: bookedByDay[day] ?? 0 })
    if (unitsLeft !== null && unitsLeft !== places) days[day] = unitsLeft
  }
  return { places, days }
}

/** Returns how many spots, cars or rooms are left on a day; null if unlimited or unknown. */
export function unitsLeftOn(availability: Availability | null, date: LocalDate): number | null {
  return availability?.days[date] ?? availability?.places ?? null
}

/** Returns the smallest number left on any of the days; null if all are unlimited or nothing is known. */
export function fewestUnitsLeft(availability: Availability | null, days: readonly LocalDate[]): number | null {
  const bounds = days.map((day) => unitsLeftOn(availability, day)).filter((unitsLeft) => unitsLeft !== null)
  return bounds.length === 0 ? null : Math.min(...bounds)
}

/**
 * Returns the first bookable day of a tour that is not sold out; null if there is no such day. Unknown counts as
 * available.
 */
export function firstAvailableDate(
  tour: TourDates,
  today: LocalDate,
  availability: Availability | null,
): LocalDate | null {
  let date = firstBookableDate(tour, today)
  while (date && unitsLeftOn(availability, date) === 0) {
    date = firstBookableDate({ ...tour, starting_date: addDays(date, 1) }, today)
  }
  return date
}

const lowAvailabilityThreshold = 5

/** Returns whether to show how many are left: when five or fewer are left, or fewer than the party needs. */
export function shouldShowUnitsLeft(unitsLeft: number | null, unitsNeeded: number): unitsLeft is number {
  return unitsLeft !== null && (unitsLeft <= lowAvailabilityThreshold || unitsLeft < unitsNeeded)
}
