import { type Need, type Stock, stockKey } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { prepared, type Runner } from './prepared.ts'

/** Locks days of stock until the transaction ends, and gives the keys of those that nobody else can count meanwhile. */
export type LockDays = (tx: Runner, needs: readonly Need[]) => Promise<ReadonlySet<string>>

/** The days that are asked about, as a table `wanted`; numeric ids are cast only where they are some. */
const wanted = sql`jsonb_to_recordset(${sql.placeholder('days')}::jsonb) as wanted(kind text, resource_id text, day text)`

function daysOf(needs: readonly Need[]): { days: string } {
  const days = new Map(needs.map((need) => [stockKey(need), need]))
  const rows = [...days.values()].map(({ kind, resourceId, day }) => ({ kind, resource_id: resourceId, day }))
  return { days: JSON.stringify(rows) }
}

/** How many there are of what is wanted on its day; null for no bound. */
const limit = sql`(case wanted.kind
  when 'tour' then coalesce(
    (select places from tour_places where tour_id = wanted.resource_id::integer and date = wanted.day),
    (select places_per_day from tours where id = wanted.resource_id::integer))
  when 'transfer' then (select stock_per_day from cars where id = wanted.resource_id::integer)
  when 'rental' then (select stock_per_day from car_rentals where id = wanted.resource_id::integer)
  when 'room' then (select total_rooms from hotels_rooms where id = wanted.resource_id)
end)::integer`

const keyed = { kind: z.enum(['tour', 'transfer', 'rental', 'room']), resource_id: z.string(), day: z.string() }
const lockedSchema = z.array(z.object({ ...keyed, is_bounded: z.boolean() }))
const stockSchema = z.array(z.object({ ...keyed, limit: z.int(), taken: z.int() }))

const lockSorted = prepared(
  'lock-days',
  sql`
    select kind, resource_id, day, most is not null as is_bounded, (case
      when most is null then pg_advisory_xact_lock_shared(name)::text
      else pg_advisory_xact_lock(name)::text
    end) as locked
    from (
      select wanted.*, ${limit} as most, hashtextextended(concat('stock:', kind, ':', resource_id, ':', day), 0) as name
      from ${wanted} order by kind, resource_id, day
    ) as sorted`,
)

/**
 * Locks what is bounded for one booking at a time, and what is not for many at once, who only keep off those that see a
 * bound. The rows are sorted before the locks of their names are taken, so everybody takes them in one order and nobody
 * waits in a circle. A day that nobody has booked yet has no row to lock, hence advisory locks.
 */
export const lockDays: LockDays = async (tx, needs) => {
  const locked = lockedSchema.parse(await lockSorted(tx, daysOf(needs)))
  return new Set(locked.filter((row) => row.is_bounded).map(keyOf))
}

const countBounded = prepared(
  'count-bounded-days',
  sql`
    with bounded as materialized (select wanted.*, ${limit} as most from ${wanted})
    select kind, resource_id, day, most as limit, (
      select coalesce(sum(count), 0)::integer from holds
      where holds.kind = bounded.kind::enum_holds_kind and holds.resource_id = bounded.resource_id
        and holds.day = bounded.day and released_at is null
    ) as taken
    from bounded where most is not null`,
)

/** How many there are and how many are held, by its key, of each day asked about that has a bound. */
export async function readBounded(tx: Runner, needs: readonly Need[]): Promise<Map<string, Stock>> {
  const rows = stockSchema.parse(await countBounded(tx, daysOf(needs)))
  return new Map(rows.map((row) => [keyOf(row), { limit: row.limit, taken: row.taken }]))
}

function keyOf(row: { kind: string; resource_id: string; day: string }): string {
  return `${row.kind}:${row.resource_id}:${row.day}`
}
