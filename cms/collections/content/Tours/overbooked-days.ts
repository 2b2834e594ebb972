import { startTimesOn } from '@nusa/shared/booking'
import type { StartTime } from '@nusa/shared/catalog'
import { type LocalDate, localDateSchema } from '@nusa/shared/dates'
import * as z from 'zod/mini'

/** `startTimeId` is empty if the booking or the override applies to the whole day. */
export const bookedDaysSchema = z.object({
  booked: z.array(z.object({ date: localDateSchema, startTimeId: z.string(), booked: z.int() })),
  overrides: z.array(z.object({ date: localDateSchema, startTimeId: z.string(), places: z.int() })),
})

export type BookedDays = z.infer<typeof bookedDaysSchema>

const anyPackage = null

interface BookedDay {
  date: LocalDate
  /** The number of booked units. */
  booked: number
}

/** `startTime` is null if the capacity of the whole day is exceeded. */
export interface OverbookedStartTime {
  startTime: StartTime | null
  days: BookedDay[]
}

export interface NotOfferedStartTime {
  startTime: StartTime
  days: BookedDay[]
}

/**
 * Returns the days with more bookings than capacity, without days whose capacity an override sets. A booking without a
 * start time counts for each departure of the day, as on the site.
 */
export function findOverbookedDays(
  { start_times, places_per_day }: { start_times: readonly StartTime[]; places_per_day: number | null },
  { booked: bookedRows, overrides }: BookedDays,
): OverbookedStartTime[] {
  const bookedByDate = Map.groupBy(bookedRows, ({ date }) => date)
  const overridesByDate = Map.groupBy(overrides, ({ date }) => date)
  const findDaysAboveCapacity = (startTime: StartTime | null): BookedDay[] => {
    const capacity = startTime ? startTime.capacity : places_per_day
    if (capacity === null) return []
    const days: BookedDay[] = []
    for (const [date, rows] of bookedByDate) {
      const isOverridden = overridesByDate.get(date)?.some((override) => setsCapacity(override, startTime))
      const countedRows = rows.filter((row) => countsFor(row, startTime))
      const total = countedRows.reduce((sum, row) => sum + row.booked, 0)
      if (!isOverridden && total > capacity) days.push({ date, booked: total })
    }
    return days
  }
  return (start_times.length === 0 ? [null] : start_times)
    .map((startTime) => ({ startTime, days: findDaysAboveCapacity(startTime) }))
    .filter(({ days }) => days.length > 0)
}

/** An override of the whole day sets the capacity of a departure only if it closes the day. */
function setsCapacity({ startTimeId, places }: BookedDays['overrides'][number], startTime: StartTime | null): boolean {
  const capacityId = startTime ? startTime.id : ''
  const closesDay = startTimeId === '' && places === 0
  return closesDay || startTimeId === capacityId
}

function countsFor({ startTimeId }: BookedDays['booked'][number], startTime: StartTime | null): boolean {
  return startTime === null || startTimeId === '' || startTimeId === startTime.id
}

/** Returns the booked days on which a start time is no longer offered, because its weekdays or dates changed. */
export function findNotOfferedDays(
  start_times: readonly StartTime[],
  { booked: bookedRows }: BookedDays,
): NotOfferedStartTime[] {
  return start_times
    .map((startTime) => {
      const isOffered = (date: LocalDate) => startTimesOn({ start_times: [startTime] }, date, anyPackage).length > 0
      const days = bookedRows.filter(({ startTimeId, date }) => startTimeId === startTime.id && !isOffered(date))
      return { startTime, days: days.map(({ date, booked }) => ({ date, booked })) }
    })
    .filter(({ days }) => days.length > 0)
}
