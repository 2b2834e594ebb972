import { availabilityOf } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Places } from '../../ports/places.ts'
import type { Connection } from './connect.ts'

const countsSchema = z.record(z.string(), z.int())
const rowSchema = z.tuple([
  z.object({ is_offered: z.boolean(), places: z.nullable(z.int()), on_days: countsSchema, taken: countsSchema }),
])

/** What is left of tours, read in one go. Nothing is locked: it may be another number a moment later. */
export function payloadPlaces({ db }: Connection): Places {
  return {
    async left(tourId, { from, to }) {
      const { rows } = await db.execute(sql`
        select
          exists (select 1 from tours where id = ${tourId} and _status = 'published') as is_offered,
          (select places_per_day::integer from tours where id = ${tourId}) as places,
          (select coalesce(json_object_agg(date, places::integer), '{}') from tour_places
            where tour_id = ${tourId} and date between ${from} and ${to}) as on_days,
          (select coalesce(json_object_agg(day, taken), '{}') from (
            select day, sum(count)::integer as taken from holds
            where kind = 'tour' and resource_id = ${String(tourId)} and released_at is null
              and day between ${from} and ${to}
            group by day
          ) as days) as taken`)
      const [{ is_offered, places, on_days, taken }] = rowSchema.parse(rows)
      return is_offered ? availabilityOf(places, on_days, taken) : { places: null, days: {} }
    },
  }
}
