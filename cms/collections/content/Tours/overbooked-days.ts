import { departureCapacity } from '@nusa/shared/booking'
import type { StartTime } from '@nusa/shared/catalog'
import { type LocalDate, localDateSchema } from '@nusa/shared/dates'
import * as z from 'zod/mini'

/** What is booked of a tour from today on. `startTimeId` is empty for the whole day. */
export const bookedDaysSchema = z.object({
  booked: z.array(z.object({ date: localDateSchema, startTimeId: z.string(), booked: z.int() })),
  overrides: z.array(z.object({ date: localDateSchema, startTimeId: z.string(), places: z.int() })),
})

export type BookedDays = z.infer<typeof bookedDaysSchema>

/** A day on which more is booked than the capacity in the form. */
export interface OverbookedDay {
  date: LocalDate
  booked: number
}

/** The days on which the capacity of a start time is too small; of the whole day if `startTime` is null. */
export interface OverbookedStartTime {
  startTime: StartTime | null
  days: OverbookedDay[]
}

/**
 * Returns the days on which more is booked than the capacity in the form of a tour. Days whose capacity an override sets
 * are left out. A booking of the whole day counts for each of its departures, as on the site.
 */
export function findOverbookedDays(
  { start_times, places_per_day }: { start_times: readonly StartTime[]; places_per_day: number | null },
  { booked, overrides }: BookedDays,
): OverbookedStartTime[] {
  const dates = [...new Set(booked.map(({ date }) => date))]
  const countOn = (date: LocalDate, counts: (startTimeId: string) => boolean) =>
    booked.filter((one) => one.date === date && counts(one.startTimeId)).reduce((sum, one) => sum + one.booked, 0)
  const overrideOn = (date: LocalDate, startTimeId: string) =>
    overrides.find((one) => one.date === date && one.startTimeId === startTimeId)?.places
  const toDays = (
    capacity: number | null,
    counts: (startTimeId: string) => boolean,
    isOwn: (date: LocalDate) => boolean,
  ) =>
    dates
      .filter(isOwn)
      .map((date) => ({ date, booked: countOn(date, counts) }))
      .filter((day) => capacity !== null && day.booked > capacity)
  const all: OverbookedStartTime[] =
    start_times.length === 0
      ? [
          {
            startTime: null,
            days: toDays(
              places_per_day,
              () => true,
              (date) => overrideOn(date, '') === undefined,
            ),
          },
        ]
      : start_times.map((startTime) => ({
          startTime,
          days: toDays(
            startTime.capacity,
            (id) => id === '' || id === startTime.id,
            (date) => departureCapacity(startTime, (id) => overrideOn(date, id)) === startTime.capacity,
          ),
        }))
  return all.filter(({ days }) => days.length > 0)
}
