import * as z from 'zod/mini'
import { localDateSchema, timeSchema, weekdays } from '../dates/index.ts'
import { nonBlankTextSchema } from './fields.ts'

/**
 * A time at which a tour leaves. A tour with start times is sold by departure: a start time on a date. A tour without
 * start times is sold by the day.
 */
export const startTimeSchema = z.object({
  /** Bookings refer to this id, which stays the same when the time or the label changes. */
  id: nonBlankTextSchema.check(z.maxLength(100)),
  /** In the tour's time zone. */
  time: timeSchema,
  /** For travellers: 'Sunrise'; may be empty. */
  label: z.string(),
  /** The days of the week on which it runs; empty means every day. */
  weekdays: z.array(z.enum(weekdays)),
  valid_from: z.nullable(localDateSchema),
  valid_to: z.nullable(localDateSchema),
  /** Spots, or packages, of one departure; null means unlimited. */
  capacity: z.nullable(z.int().check(z.minimum(0))),
  /** The packages that are sold for it; empty means all. */
  package_ids: z.array(nonBlankTextSchema),
})

export type StartTime = z.infer<typeof startTimeSchema>
