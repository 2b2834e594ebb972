import { type Need, type Stock, stockKey } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { prepareStatement, type QueryRunner } from './prepare-statement.ts'

/** The locks that a transaction holds until it ends. */
export interface LockedStock {
  /** Keys of days with a limited capacity: locked exclusively. */
  exclusiveKeys: ReadonlySet<string>
  /** The stock before locking. A day that was already sold out is not locked: it is rejected without waiting. */
  stocksBeforeLock: ReadonlyMap<string, Stock>
}

export type LockDays = (tx: QueryRunner, needs: readonly Need[]) => Promise<LockedStock>

/** The requested days as a table `wanted`. Numeric IDs are cast only in the branches of their kind. */
const requestedDays = sql`jsonb_to_recordset(${sql.placeholder('days')}::jsonb) as wanted(kind text, resource_id text, day text)`

function toDaysParameter(needs: readonly Need[]): { days: string } {
  const days = new Map(needs.map((need) => [stockKey(need), need]))
  const rows = [...days.values()].map(({ kind, resourceId, day }) => ({ kind, resource_id: resourceId, day }))
  return { days: JSON.stringify(rows) }
}

/**
 * The capacity of an offer on a day: the number that staff have set for that day, or else the default; null if
 * unlimited.
 */
const capacitySql = sql`(case wanted.kind
  when 'tour' then coalesce(
    (select places from tour_places where tour_id = wanted.resource_id::integer and date = wanted.day),
    (select places_per_day from tours where id = wanted.resource_id::integer))
  when 'transfer' then coalesce(
    (select rides from transfer_stock where car_id = wanted.resource_id::integer and date = wanted.day),
    (select stock_per_day from cars where id = wanted.resource_id::integer))
  when 'rental' then coalesce(
    (select cars from rental_stock where rental_id = wanted.resource_id::integer and date = wanted.day),
    (select stock_per_day from car_rentals where id = wanted.resource_id::integer))
  when 'room' then coalesce(
    (select rooms from room_stock where room = wanted.resource_id and date = wanted.day),
    (select total_rooms from hotels_rooms where id = wanted.resource_id))
end)::integer`

/** The units reserved, if the capacity is limited. */
const bookedSql = sql`(case when capacity is not null then (
  select coalesce(sum(count), 0) from holds
  where holds.kind = bounded.kind::enum_holds_kind and holds.resource_id = bounded.resource_id
    and holds.day = bounded.day and released_at is null
) end)::integer`

const limitedDays = sql`bounded as materialized (select wanted.*, ${capacitySql} as capacity from ${requestedDays})`

const stockSchema = z.array(
  z.object({
    kind: z.enum(['tour', 'transfer', 'rental', 'room']),
    resource_id: z.string(),
    day: z.string(),
    capacity: z.nullable(z.int()),
    booked: z.nullable(z.int()),
  }),
)

/** Returns the capacity and the reserved units of each day with a limited capacity, by key. */
function toStocks(rows: z.infer<typeof stockSchema>): Map<string, Stock> {
  return new Map(
    rows.flatMap(({ kind, resource_id, day, capacity, booked }) => {
      return capacity === null || booked === null
        ? []
        : [[stockKey({ kind, resourceId: resource_id, day }), { capacity, booked }]]
    }),
  )
}

/**
 * A tour or a transfer takes one day, which has its own lock. A rental or a stay takes many days and is locked as a
 * whole, because a lock for each of 700 nights would exceed the lock table of Postgres.
 */
const lockedDay = sql`(case when kind in ('rental', 'room') then '' else day end)`

const lockInOrder = prepareStatement(
  'lock-days',
  sql`
    with ${limitedDays}
    select stocks, (case
      when is_full then null
      when is_bounded then pg_advisory_xact_lock(name)::text
      else pg_advisory_xact_lock_shared(name)::text
    end) as locked
    from (
      select
        json_agg(json_build_object(
          'kind', kind, 'resource_id', resource_id, 'day', day, 'capacity', capacity, 'booked', booked
        )) as stocks,
        coalesce(bool_or(booked >= capacity), false) as is_full,
        bool_or(capacity is not null) as is_bounded,
        hashtextextended(concat('stock:', kind, ':', resource_id, ':', ${lockedDay}), 0) as name
      from (select bounded.*, ${bookedSql} as booked from bounded) as counted
      group by kind, resource_id, ${lockedDay} order by kind, resource_id, ${lockedDay}
    ) as sorted`,
)

const lockedSchema = z.array(z.object({ stocks: stockSchema }))

/**
 * Locks limited capacity exclusively, and unlimited capacity in shared mode, which waits only for transactions that see
 * a limit. The rows are sorted before locking, so that all transactions lock in the same order and cannot deadlock.
 * Advisory locks are used because a day without bookings has no row to lock.
 */
export const lockDays: LockDays = async (tx, needs) => {
  const rows = lockedSchema.parse(await lockInOrder(tx, toDaysParameter(needs)))
  const stocksBeforeLock = toStocks(rows.flatMap(({ stocks }) => stocks))
  return { exclusiveKeys: new Set(stocksBeforeLock.keys()), stocksBeforeLock }
}

const countLimitedDays = prepareStatement(
  'count-days',
  sql`with ${limitedDays} select bounded.*, ${bookedSql} as booked from bounded`,
)

/** Returns the stock of each requested day with a limited capacity, by key. */
export async function readLimitedStocks(tx: QueryRunner, needs: readonly Need[]): Promise<Map<string, Stock>> {
  return toStocks(stockSchema.parse(await countLimitedDays(tx, toDaysParameter(needs))))
}
