import { type CapacityNeed, type Stock, stockKey } from '@nusa/shared/booking'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { prepareStatementByKinds, type QueryRunner } from './prepare-statement.ts'

export interface LockedStock {
  /** The stock keys of the days and departures with limited capacity. */
  limitedKeys: ReadonlySet<string>
  /**
   * The stock before the lock, by stock key. Sold-out days are not locked, so their bookings are rejected without
   * waiting.
   */
  stocksBeforeLock: ReadonlyMap<string, Stock>
}

export type LockDays = (tx: QueryRunner, needs: readonly CapacityNeed[]) => Promise<LockedStock>

/** A whole day has an empty `start_time_id`. IDs are text, because the IDs of rooms are not numbers. */
const requestedDays = sql`jsonb_to_recordset(${sql.placeholder('days')}::jsonb)
  as requested(kind text, resource_id text, day text, start_time_id text)`

function toDaysParameter(needs: readonly CapacityNeed[]): { days: string } {
  const days = new Map(needs.map((need) => [stockKey(need), need]))
  const rows = [...days.values()].map(({ kind, resourceId, day, startTimeId = '' }) => {
    return { kind, resource_id: resourceId, day, start_time_id: startTimeId }
  })
  return { days: JSON.stringify(rows) }
}

/** An empty start time selects the capacity of the whole day. */
const selectOverride = (startTimeId: SQL) => sql`(select places from tour_places
  where tour_id = requested.resource_id::integer and date = requested.day and start_time_id = ${startTimeId})`

const startTimes = sql`tours_start_times where _parent_id = requested.resource_id::integer`

/** The capacity is 0 if the day is closed or the start time no longer exists. Null means unlimited. */
const departureCapacitySql = sql`case
  when ${selectOverride(sql`''`)} = 0 or not exists (select from ${startTimes} and id = requested.start_time_id) then 0
  else coalesce(
    ${selectOverride(sql`requested.start_time_id`)},
    (select capacity from ${startTimes} and id = requested.start_time_id))
end`

/**
 * Null means unlimited. If a tour has start times, the whole day has a capacity of 0, because only departures can be
 * booked.
 */
const capacityByKind: Record<CapacityNeed['kind'], SQL> = {
  tour: sql`case
    when requested.start_time_id <> '' then ${departureCapacitySql}
    when exists (select from ${startTimes}) then 0
    else coalesce(
      ${selectOverride(sql`''`)}, (select places_per_day from tours where id = requested.resource_id::integer))
  end`,
  transfer: sql`coalesce(
    (select rides from transfer_stock where car_id = requested.resource_id::integer and date = requested.day),
    (select stock_per_day from cars where id = requested.resource_id::integer))`,
  rental: sql`coalesce(
    (select cars from rental_stock where rental_id = requested.resource_id::integer and date = requested.day),
    (select stock_per_day from car_rentals where id = requested.resource_id::integer))`,
  room: sql`coalesce(
    (select rooms from room_stock where room = requested.resource_id and date = requested.day),
    (select total_rooms from hotels_rooms where id = requested.resource_id))`,
}

const allKinds = ['tour', 'transfer', 'rental', 'room'] as const

const kindsOf = (needs: readonly CapacityNeed[]) => new Set(needs.map(({ kind }) => kind))

/**
 * Bookings of the whole day count for each departure, and bookings of departures count for the whole day. Otherwise a
 * tour could be overbooked after an editor adds or removes start times.
 */
const bookedSql = sql`(case when capacity is not null then (
  select coalesce(sum(count), 0) from holds
  where holds.kind = capacities.kind::enum_holds_kind and holds.resource_id = capacities.resource_id
    and holds.day = capacities.day and released_at is null
    and (capacities.start_time_id = '' or holds.start_time_id in ('', capacities.start_time_id))
) end)::integer`

function selectCapacities(kinds: readonly CapacityNeed['kind'][]): SQL {
  const cases = kinds.map((kind) => sql`when ${sql.raw(`'${kind}'`)} then ${capacityByKind[kind]}`)
  const capacity = sql`(case requested.kind ${sql.join(cases, sql` `)} end)::integer`
  return sql`capacities as materialized (select requested.*, ${capacity} as capacity from ${requestedDays})`
}

const stockSchema = z.array(
  z.object({
    kind: z.enum(['tour', 'transfer', 'rental', 'room']),
    resource_id: z.string(),
    day: z.string(),
    start_time_id: z.string(),
    capacity: z.nullable(z.int()),
    booked: z.nullable(z.int()),
  }),
)

type StockRows = z.infer<typeof stockSchema>

const toStockKey = ({ kind, resource_id, day, start_time_id }: StockRows[number]) =>
  stockKey({ kind, resourceId: resource_id, day, startTimeId: start_time_id === '' ? undefined : start_time_id })

function toStocks(rows: StockRows): Map<string, Stock> {
  const stocks = new Map<string, Stock>()
  for (const row of rows) {
    const { capacity, booked } = row
    if (capacity !== null && booked !== null) stocks.set(toStockKey(row), { capacity, booked })
  }
  return stocks
}

/**
 * Tours and transfers have one lock per day. A rental car and a room have one lock for all days, because a lock for
 * each of 700 nights would exceed the lock table of Postgres.
 */
const dayInLockName = sql`(case when kind in ('rental', 'room') then '' else day end)`

const lockInOrder = prepareStatementByKinds(
  'lock-days',
  allKinds,
  (kinds) => sql`
    with ${selectCapacities(kinds)}, locked_tours as (
      select id from tours where id in (select resource_id::integer from capacities where kind = 'tour')
      order by id for share
    )
    select stocks, (select count(*) from locked_tours) as tours, (case
      when is_full then null
      when is_limited then pg_advisory_xact_lock(name)::text
      else pg_advisory_xact_lock_shared(name)::text
    end) as locked
    from (
      select
        json_agg(json_build_object(
          'kind', kind, 'resource_id', resource_id, 'day', day, 'start_time_id', start_time_id,
          'capacity', capacity, 'booked', booked
        )) as stocks,
        coalesce(bool_or(booked >= capacity), false) as is_full,
        bool_or(capacity is not null) as is_limited,
        hashtextextended(
          concat('stock:', kind, ':', resource_id, ':', ${dayInLockName}, ':' || nullif(start_time_id, '')), 0) as name
      from (select capacities.*, ${bookedSql} as booked from capacities) as counted_capacities
      group by kind, resource_id, ${dayInLockName}, start_time_id order by kind, resource_id, ${dayInLockName}, start_time_id
    ) as sorted_locks`,
)

const lockedSchema = z.array(z.object({ stocks: stockSchema }))

/**
 * Locks limited capacity exclusively, and unlimited capacity in shared mode. A shared lock waits only for transactions
 * that found a limit. Rows are sorted before locking, so that all transactions lock in the same order and cannot
 * deadlock. The locks are advisory locks, because a day without bookings has no row to lock.
 *
 * A day and its departures have different locks, so the rows of the tours are locked, too. No editor can then add or
 * remove start times until the booking is written.
 */
export const lockDays: LockDays = async (tx, needs) => {
  const rows = lockedSchema.parse(await lockInOrder(kindsOf(needs))(tx, toDaysParameter(needs)))
  const stocksBeforeLock = toStocks(rows.flatMap(({ stocks }) => stocks))
  return { limitedKeys: new Set(stocksBeforeLock.keys()), stocksBeforeLock }
}

const selectStocks = prepareStatementByKinds(
  'count-days',
  allKinds,
  (kinds) => sql`with ${selectCapacities(kinds)} select capacities.*, ${bookedSql} as booked from capacities`,
)

export async function readLimitedStocks(tx: QueryRunner, needs: readonly CapacityNeed[]): Promise<Map<string, Stock>> {
  return toStocks(stockSchema.parse(await selectStocks(kindsOf(needs))(tx, toDaysParameter(needs))))
}
