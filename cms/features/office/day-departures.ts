import { departureCapacity, formatStartTime, startTimesOn } from '@nusa/shared/booking'
import type { StartTime } from '@nusa/shared/catalog'
import { instantInZone, type LocalDate, localDateSchema, timeZoneSchema, tourDateProblem } from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { readStartTimes } from '../../collections/content/Tours/start-time-rows.ts'

/** A departure, or the whole day of a tour without start times. */
export interface DayDeparture {
  tourId: number
  tourTitle: string
  /** Empty for a whole day. */
  startTimeId: string
  /** Such as '01:00, Sunrise'. Empty for a whole day and for a removed start time. */
  departureName: string
  /** Null if `departureName` is empty. */
  leavesAt: Date | null
  /** The number of booked spots, or of booked packages if the tour is sold per package. */
  bookedCount: number
  /** Null if the capacity is unlimited. */
  capacity: number | null
  /** Whether the departure is closed or not offered on this day, or the tour is not published. */
  isClosed: boolean
}

const rowsSchema = z.array(
  z.object({
    id: z.int(),
    title: z.string(),
    is_published: z.boolean(),
    starting_date: z.catch(z.nullable(localDateSchema), null),
    end_date: z.catch(z.nullable(localDateSchema), null),
    is_blocked: z.boolean(),
    time_zone: timeZoneSchema,
    places_per_day: z.nullable(z.number()),
    start_times: z.array(z.unknown()),
    overrides: z.record(z.string(), z.number()),
    booked: z.record(z.string(), z.number()),
  }),
)

type Row = z.infer<typeof rowsSchema>[number]

/** Reads the departures of published tours with start times, and of all other tours with bookings on the day. */
export async function readDayDepartures({ db }: Pick<Payload, 'db'>, day: LocalDate): Promise<DayDeparture[]> {
  const { rows } = await db.drizzle.execute(sql`
    select tours.id, coalesce(title, '') as title, _status = 'published' as is_published, starting_date, end_date,
      exists (select from tours_block_dates where _parent_id = tours.id and date = ${day}) as is_blocked,
      coalesce((
        select time_zone from tours_rels join destinations on destinations.id = destinations_id
        where parent_id = tours.id and path = 'destination_ids' and destinations._status = 'published'
        order by "order" limit 1
      )::text, 'Asia/Makassar') as time_zone,
      places_per_day::integer,
      array(
        select json_build_object('id', id, 'time', time, 'label', label, 'capacity', capacity,
          'valid_from', valid_from, 'valid_to', valid_to,
          'weekdays', array(select value from tours_start_times_weekdays where parent_id = start_times.id))
        from tours_start_times as start_times where _parent_id = tours.id order by _order
      ) as start_times,
      (select coalesce(json_object_agg(coalesce(start_time_id, ''), places), '{}') from tour_places
        where tour_id = tours.id and date = ${day}) as overrides,
      coalesce(booked, '{}') as booked
    from tours left join (
      select tour_id, json_object_agg(start_time_id, count) as booked from (
        select resource_id::integer as tour_id, coalesce(start_time_id, '') as start_time_id, sum(count) as count
        from holds where kind = 'tour' and day = ${day} and released_at is null group by 1, 2
      ) as by_departure group by tour_id
    ) as by_tour on by_tour.tour_id = tours.id
    where booked is not null
      or (_status = 'published' and exists (select from tours_start_times where _parent_id = tours.id))`)
  return rowsSchema.parse(rows).flatMap((row) => toDepartures(row, day))
}

/** Returns the departures that are offered on the day or have bookings. */
function toDepartures(row: Row, day: LocalDate): DayDeparture[] {
  const tour = { ...row, cut_off_days: 0, block_dates: [], start_times: readStartTimes(row.start_times) }
  // Passes the day as today, so that past dates and the booking cut-off do not matter. `is_blocked` replaces
  // `block_dates`.
  const isOpen = row.is_published && !row.is_blocked && tourDateProblem(tour, day, day) === null
  const countBookedSpots = (startTimeId: string) => row.booked[startTimeId] ?? 0
  const openStartTimes = isOpen ? startTimesOn(tour, day, null) : []
  const tourFields = { tourId: row.id, tourTitle: row.title }
  const departures = tour.start_times.map((startTime): DayDeparture => {
    const { id, time, label } = startTime
    const capacity = departureCapacity(startTime, (startTimeId) => row.overrides[startTimeId])
    return {
      ...tourFields,
      startTimeId: id,
      departureName: formatStartTime({ start_time: time, start_label: label, time_zone: row.time_zone }),
      leavesAt: instantInZone(day, time, row.time_zone),
      // Bookings of the whole day take spots in every departure.
      bookedCount: countBookedSpots(id) + countBookedSpots(''),
      capacity,
      isClosed: capacity === 0 || !openStartTimes.includes(startTime),
    }
  })
  const otherStartTimeIds = Object.keys(row.booked).filter(
    (id) => !tour.start_times.some((startTime) => startTime.id === id),
  )
  return [
    ...departures.filter(({ isClosed, startTimeId }) => !isClosed || countBookedSpots(startTimeId) > 0),
    ...otherStartTimeIds.map((startTimeId): DayDeparture => {
      const capacity = startTimeId === '' ? wholeDayCapacity(row, tour.start_times) : null
      const bookedCount = countBookedSpots(startTimeId)
      const isClosed = !isOpen || capacity === 0 || startTimeId !== '' || tour.start_times.length > 0
      return { ...tourFields, startTimeId, departureName: '', leavesAt: null, bookedCount, capacity, isClosed }
    }),
  ]
}

/** Returns null if the capacity is unlimited or if the tour has start times. */
function wholeDayCapacity({ overrides, places_per_day }: Row, startTimes: readonly StartTime[]): number | null {
  return startTimes.length > 0 ? null : (overrides[''] ?? places_per_day)
}
