import * as z from 'zod/mini'
import { entryNumberPattern } from '../catalog/fields.ts'
import {
  addDays,
  daysBetween,
  firstBookableDate,
  type LocalDate,
  localDateSchema,
  mostDaysAhead,
  type TourDates,
} from '../dates/index.ts'
import { stockLeft } from './sold-out.ts'
import { bookingKindSchema } from './states.ts'

const roomIdPattern = /^[\w-]{1,100}$/

/**
 * `GET /api/availability`: something that can run out, named as a Need names it, and a range of days, both ends counted. Of
 * a transfer that is its car, of a hotel a kind of room; a room's day is the night that follows it.
 */
export const availabilityQuerySchema = z
  .object({
    kind: bookingKindSchema,
    id: z.string(),
    from: localDateSchema,
    to: localDateSchema,
  })
  .check(
    z.refine(({ kind, id }) => (kind === 'room' ? roomIdPattern : entryNumberPattern).test(id), {
      message: 'must be the id of something that is booked',
      path: ['id'],
    }),
    z.refine(({ from, to }) => isRange(from, to), {
      message: `must be at most ${mostDaysAhead} days, and end after it begins`,
      path: ['to'],
    }),
  )

function isRange(from: LocalDate, to: LocalDate): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days <= mostDaysAhead
}

/** How many places, cars or rooms are left. Said once for all days, and for each day on which it is another number. */
export const availabilitySchema = z.object({
  /** Null where there is no bound. */
  places: z.nullable(z.int().check(z.minimum(0))),
  days: z.record(z.string(), z.int().check(z.minimum(0))),
})

export type AvailabilityQuery = z.infer<typeof availabilityQuerySchema>
export type Availability = z.infer<typeof availabilitySchema>

/** What is left, given the usual number of places, that of single days, and how many are taken by day. */
export function availabilityOf(
  places: number | null,
  onDays: Readonly<Record<string, number>>,
  taken: Readonly<Record<string, number>>,
): Availability {
  const days: Record<string, number> = {}
  for (const day of new Set([...Object.keys(onDays), ...Object.keys(taken)])) {
    const left = stockLeft({ limit: onDays[day] ?? places, taken: taken[day] ?? 0 })
    if (left !== null && left !== places) days[day] = left
  }
  return { places, days }
}

/** How many places are left on a day; null where there is no bound, or nothing is known. */
export function placesLeftOn(availability: Availability | null, date: LocalDate): number | null {
  return availability?.days[date] ?? availability?.places ?? null
}

/** How many are left on all of these days; null where there is no bound on any, or nothing is known. */
export function fewestLeft(availability: Availability | null, days: readonly LocalDate[]): number | null {
  const bounds = days.map((day) => placesLeftOn(availability, day)).filter((left) => left !== null)
  return bounds.length === 0 ? null : Math.min(...bounds)
}

/** The first day on which a tour can be booked and has a place left, as far as is known; null where there is none. */
export function firstDateWithRoom(
  tour: TourDates,
  today: LocalDate,
  availability: Availability | null,
): LocalDate | null {
  let date = firstBookableDate(tour, today)
  while (date && placesLeftOn(availability, date) === 0) {
    date = firstBookableDate({ ...tour, starting_date: addDays(date, 1) }, today)
  }
  return date
}

const fewPlaces = 5

/** Whether to say how many places are left: when there are few, or fewer than the party wants. */
export function isWorthSaying(left: number | null, wanted: number): left is number {
  return left !== null && (left <= fewPlaces || left < wanted)
}
