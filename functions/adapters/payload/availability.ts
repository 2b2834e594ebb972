import {
  type Availability,
  type AvailabilityQuery,
  computeAvailability,
  computeTourAvailability,
} from '@nusa/shared/booking'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AvailabilityReader } from '../../ports/deps.ts'
import type { Connection } from './connect.ts'

type NonTourKind = Exclude<AvailabilityQuery['kind'], 'tour'>

interface CapacityQueries {
  /** Selects no row if the offer is not available. */
  offer: (id: string) => SQL
  overrides: (id: string) => SQL
}

const capacityQueries: Readonly<Record<NonTourKind, CapacityQueries>> = {
  transfer: {
    offer: (id) => sql`
      select stock_per_day as capacity from cars where id = ${Number(id)}
        and exists (select from airport_transfers where car_id_id = cars.id and status = 'active')`,
    overrides: (id) => sql`select date, rides as capacity from transfer_stock where car_id = ${Number(id)}`,
  },
  rental: {
    offer: (id) =>
      sql`select stock_per_day as capacity from car_rentals where id = ${Number(id)} and status = 'active'`,
    overrides: (id) => sql`select date, cars as capacity from rental_stock where rental_id = ${Number(id)}`,
  },
  room: {
    offer: (id) => sql`
      select total_rooms as capacity from hotels_rooms join hotels on hotels.id = _parent_id
      where hotels_rooms.id = ${id} and _status = 'published'`,
    overrides: (id) => sql`select date, rooms as capacity from room_stock where room = ${id}`,
  },
}

const countsSchema = z.record(z.string(), z.int())
const rowSchema = z.tuple([
  z.object({
    is_offered: z.boolean(),
    capacity: z.nullable(z.int()),
    capacity_by_day: countsSchema,
    booked_by_day: countsSchema,
  }),
])

/** The query locks nothing, so the units left may change at any time. */
export function payloadAvailability({ db }: Connection): AvailabilityReader {
  return {
    read: ({ kind, ...query }) =>
      kind === 'tour' ? readTourAvailability(db, query) : readDailyAvailability(db, kind, query),
  }
}

type Query = Omit<AvailabilityQuery, 'kind'>

async function readDailyAvailability(
  db: Connection['db'],
  kind: NonTourKind,
  { id, from, to }: Query,
): Promise<Availability> {
  const { offer, overrides } = capacityQueries[kind]
  const { rows } = await db.execute(sql`
    with offer as (${offer(id)}), overrides as (${overrides(id)})
    select
      exists (select from offer) as is_offered,
      (select capacity::integer from offer) as capacity,
      (select coalesce(json_object_agg(date, capacity::integer), '{}') from overrides
        where date between ${from} and ${to}) as capacity_by_day,
      (select coalesce(json_object_agg(day, booked), '{}') from (
        select day, sum(count)::integer as booked from holds
        where kind = ${kind} and resource_id = ${id} and released_at is null and day between ${from} and ${to}
        group by day
      ) as days) as booked_by_day`)
  const [{ is_offered, capacity, capacity_by_day, booked_by_day }] = rowSchema.parse(rows)
  return is_offered ? computeAvailability(capacity, capacity_by_day, booked_by_day) : unknownAvailability
}

const unknownAvailability: Availability = { places: null, days: {} }

const tourRowSchema = z.tuple([
  z.object({
    is_offered: z.boolean(),
    capacity: z.nullable(z.int()),
    start_times: z.record(z.string(), z.nullable(z.int())),
    overrides: z.array(z.object({ day: z.string(), start_time_id: z.string(), capacity: z.int() })),
    booked: z.array(z.object({ day: z.string(), start_time_id: z.string(), count: z.int() })),
  }),
])

async function readTourAvailability(db: Connection['db'], { id, from, to }: Query): Promise<Availability> {
  const { rows } = await db.execute(sql`
    with tour as (select id, places_per_day as capacity from tours where id = ${Number(id)} and _status = 'published')
    select
      exists (select from tour) as is_offered,
      (select capacity::integer from tour) as capacity,
      (select coalesce(json_object_agg(tours_start_times.id, tours_start_times.capacity::integer), '{}')
        from tours_start_times join tour on tour.id = _parent_id) as start_times,
      (select coalesce(json_agg(json_build_object(
          'day', date, 'start_time_id', start_time_id, 'capacity', places::integer)), '[]')
        from tour_places join tour on tour.id = tour_id where date between ${from} and ${to}) as overrides,
      (select coalesce(json_agg(days), '[]') from (
        select day, start_time_id, sum(count)::integer as count from holds
        where kind = 'tour' and resource_id = ${id} and released_at is null and day between ${from} and ${to}
        group by day, start_time_id
      ) as days) as booked`)
  const [{ is_offered, capacity, start_times, overrides, booked }] = tourRowSchema.parse(rows)
  if (!is_offered) return unknownAvailability
  const startTimes = Object.entries(start_times)
  if (startTimes.length === 0) return computeTourAvailability('', capacity, overrides, booked)
  const departures = startTimes.map(([startTimeId, departureCapacity]) => [
    startTimeId,
    computeTourAvailability(startTimeId, departureCapacity, overrides, booked),
  ])
  return { ...unknownAvailability, departures: Object.fromEntries(departures) }
}
