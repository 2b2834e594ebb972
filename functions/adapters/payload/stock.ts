import { type Need, type Stock, stockKey } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { prepared, type Runner } from './prepared.ts'

/** Days of stock that are locked until the transaction ends, by their keys. */
export interface Locked {
  /** Those that have a bound: nobody else can count them meanwhile. */
  alone: ReadonlySet<string>
  /** How full these were a moment before. What was full by then is not locked: it is refused without waiting in line. */
  before: ReadonlyMap<string, Stock>
}

export type LockDays = (tx: Runner, needs: readonly Need[]) => Promise<Locked>

/** The days that are asked about, as a table `wanted`; numeric ids are cast only where they are some. */
const wanted = sql`jsonb_to_recordset(${sql.placeholder('days')}::jsonb) as wanted(kind text, resource_id text, day text)`

function daysOf(needs: readonly Need[]): { days: string } {
  const days = new Map(needs.map((need) => [stockKey(need), need]))
  const rows = [...days.values()].map(({ kind, resourceId, day }) => ({ kind, resource_id: resourceId, day }))
  return { days: JSON.stringify(rows) }
}

/** How many there are of what is wanted on its day, by staff's word for that day or else as always; null for no bound. */
const limit = sql`(case wanted.kind
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

/** How many of them are held, where there is a bound. */
const held = sql`(case when most is not null then (
  select coalesce(sum(count), 0) from holds
  where holds.kind = bounded.kind::enum_holds_kind and holds.resource_id = bounded.resource_id
    and holds.day = bounded.day and released_at is null
) end)::integer`

const bounded = sql`bounded as materialized (select wanted.*, ${limit} as most from ${wanted})`

const stockSchema = z.array(
  z.object({
    kind: z.enum(['tour', 'transfer', 'rental', 'room']),
    resource_id: z.string(),
    day: z.string(),
    most: z.nullable(z.int()),
    taken: z.nullable(z.int()),
  }),
)

/** How many there are and how many are held, by its key, of each day that has a bound. */
function stocksOf(rows: z.infer<typeof stockSchema>): Map<string, Stock> {
  return new Map(
    rows.flatMap(({ kind, resource_id, day, most, taken }) => {
      return most === null || taken === null
        ? []
        : [[stockKey({ kind, resourceId: resource_id, day }), { limit: most, taken }]]
    }),
  )
}

/**
 * A tour and a transfer take one day, which is locked alone. A rental and a stay take as many as they last: those are locked
 * as a whole, for a lock of each of 700 nights would be more than the database has room for.
 */
const lockedDay = sql`(case when kind in ('rental', 'room') then '' else day end)`

const lockSorted = prepared(
  'lock-days',
  sql`
    with ${bounded}
    select stocks, (case
      when is_full then null
      when is_bounded then pg_advisory_xact_lock(name)::text
      else pg_advisory_xact_lock_shared(name)::text
    end) as locked
    from (
      select
        json_agg(json_build_object('kind', kind, 'resource_id', resource_id, 'day', day, 'most', most, 'taken', taken))
          as stocks,
        coalesce(bool_or(taken >= most), false) as is_full,
        bool_or(most is not null) as is_bounded,
        hashtextextended(concat('stock:', kind, ':', resource_id, ':', ${lockedDay}), 0) as name
      from (select bounded.*, ${held} as taken from bounded) as counted
      group by kind, resource_id, ${lockedDay} order by kind, resource_id, ${lockedDay}
    ) as sorted`,
)

const lockedSchema = z.array(z.object({ stocks: stockSchema }))

/**
 * Locks what is bounded for one booking at a time, and what is not for many at once, who only keep off those that see a
 * bound. The rows are sorted before the locks of their names are taken, so everybody takes them in one order and nobody
 * waits in a circle. A day that nobody has booked yet has no row to lock, hence advisory locks.
 */
export const lockDays: LockDays = async (tx, needs) => {
  const rows = lockedSchema.parse(await lockSorted(tx, daysOf(needs)))
  const before = stocksOf(rows.flatMap(({ stocks }) => stocks))
  return { alone: new Set(before.keys()), before }
}

const countBounded = prepared('count-days', sql`with ${bounded} select bounded.*, ${held} as taken from bounded`)

/** How full each day is that is asked about and has a bound, by its key. */
export async function readBounded(tx: Runner, needs: readonly Need[]): Promise<Map<string, Stock>> {
  return stocksOf(stockSchema.parse(await countBounded(tx, daysOf(needs))))
}
