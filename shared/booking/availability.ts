import * as z from 'zod/mini'
import { entryIdPattern } from '../catalog/fields.ts'
import { type BaliNow, daysBetween, type LocalDate, localDateSchema, maxDaysAhead } from '../dates/index.ts'
import { firstScheduledDate, hasDepartures, hasSalesEnded, startTimesOn, type TourSchedule } from './departures.ts'
import { stockLeft } from './sold-out.ts'
import { bookingKindSchema } from './statuses.ts'

const roomIdPattern = /^[\w-]{1,100}$/

/**
 * `from` and `to` are included. For a transfer, `id` is the id of the car. For a hotel stay, `id` is the id of the room
 * type, and each day stands for the night that starts on it.
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

const dayAvailabilityFields = {
  /** Spots, cars or rooms left on each day that `days` does not list. Null means unlimited. */
  places: z.nullable(z.int().check(z.minimum(0))),
  days: z.record(z.string(), z.int().check(z.minimum(0))),
}

export const availabilitySchema = z.object({
  ...dayAvailabilityFields,
  /** The keys are the ids of start times. Only tours with start times have this field, and their `places` is null. */
  departures: z.optional(z.record(z.string(), z.object(dayAvailabilityFields))),
})

export type AvailabilityQuery = z.infer<typeof availabilityQuerySchema>
export type Availability = z.infer<typeof availabilitySchema>

/** A capacity of null means unlimited. */
export function computeAvailability(
  defaultCapacity: number | null,
  capacityByDay: Readonly<Record<string, number>>,
  bookedByDay: Readonly<Record<string, number>>,
): Availability {
  const days: Record<string, number> = {}
  for (const day of new Set([...Object.keys(capacityByDay), ...Object.keys(bookedByDay)])) {
    const unitsLeft = stockLeft({ capacity: capacityByDay[day] ?? defaultCapacity, booked: bookedByDay[day] ?? 0 })
    if (unitsLeft !== null && unitsLeft !== defaultCapacity) days[day] = unitsLeft
  }
  return { places: defaultCapacity, days }
}

/** `start_time_id` is empty for the whole day. */
interface DepartureDay {
  day: string
  start_time_id: string
}

/**
 * Computes the availability of a start time, or of whole days if `startTimeId` is empty. Closing a day closes each of
 * its departures. Bookings of the whole day count in each departure, and bookings of all departures count in the whole
 * day.
 * @param capacity null means unlimited
 */
export function computeTourAvailability(
  startTimeId: string,
  capacity: number | null,
  overrides: readonly (DepartureDay & { capacity: number })[],
  bookings: readonly (DepartureDay & { count: number })[],
): Pick<Availability, 'places' | 'days'> {
  const capacityByDay: Record<string, number> = {}
  for (const override of overrides) {
    if (override.start_time_id === startTimeId) capacityByDay[override.day] ??= override.capacity
    if (override.start_time_id === '' && override.capacity === 0) capacityByDay[override.day] = 0
  }
  const bookedByDay: Record<string, number> = {}
  for (const { day, start_time_id, count } of bookings) {
    const isForWholeDay = startTimeId === '' || start_time_id === ''
    if (isForWholeDay || start_time_id === startTimeId) bookedByDay[day] = (bookedByDay[day] ?? 0) + count
  }
  return computeAvailability(capacity, capacityByDay, bookedByDay)
}

/** Returns null if unlimited or unknown. */
export function unitsLeftOn(availability: Availability | null, date: LocalDate): number | null {
  return availability?.days[date] ?? availability?.places ?? null
}

/** Returns null if unlimited or unknown. */
export function departureUnitsLeft(
  availability: Availability | null,
  startTimeId: string,
  date: LocalDate,
): number | null {
  return unitsLeftOn(availability?.departures?.[startTimeId] ?? null, date)
}

/**
 * Returns how many spots one booking can take. If the tour has departures, this is the highest number of spots left on
 * a departure. Null means unlimited or unknown.
 * @param packageId null counts the departures of all packages
 */
export function tourUnitsLeft(
  tour: TourSchedule,
  date: LocalDate,
  availability: Availability | null,
  now: BaliNow,
  packageId: string | null = null,
): number | null {
  if (!hasDepartures(tour)) return unitsLeftOn(availability, date)
  const unitsLeftByDeparture = startTimesOn(tour, date, packageId)
    .filter((startTime) => !hasSalesEnded(tour, date, startTime, now))
    .map(({ id }) => departureUnitsLeft(availability, id, date))
  const limits = unitsLeftByDeparture.filter((unitsLeft) => unitsLeft !== null)
  const isAnyUnlimited = limits.length < unitsLeftByDeparture.length
  return isAnyUnlimited || limits.length === 0 ? null : Math.max(...limits)
}

/** Returns the smallest number of units left on any of the days, or null if all numbers are unlimited or unknown. */
export function fewestUnitsLeft(availability: Availability | null, days: readonly LocalDate[]): number | null {
  const limits = days.map((day) => unitsLeftOn(availability, day)).filter((unitsLeft) => unitsLeft !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** A day with unknown availability counts as available. Returns null if no day is left. */
export function firstAvailableDate(
  tour: TourSchedule,
  now: BaliNow,
  availability: Availability | null,
  packageId: string | null = null,
): LocalDate | null {
  const isAvailable = (date: LocalDate) => tourUnitsLeft(tour, date, availability, now, packageId) !== 0
  return firstScheduledDate(tour, now, packageId, isAvailable)
}

const lowAvailabilityThreshold = 5

export function shouldShowUnitsLeft(unitsLeft: number | null, unitsNeeded: number): unitsLeft is number {
  return unitsLeft !== null && (unitsLeft <= lowAvailabilityThreshold || unitsLeft < unitsNeeded)
}
