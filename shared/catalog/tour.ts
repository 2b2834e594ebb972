import * as z from 'zod/mini'
import { baliTimeZone, localDateSchema, timeSchema, timeZoneSchema, weekdays } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { policyIdSchema } from './cancellation.ts'
import {
  entryFields,
  entryIdSchema,
  nonBlankTextSchema,
  previousSlugsSchema,
  safeHtmlSchema,
  slugSchema,
} from './fields.ts'
import { addOnSchema, packageSchema } from './package.ts'
import { tourPickupFields } from './pickup.ts'
import { bookingQuestionsSchema } from './question.ts'

/** A tour with start times is sold by departure: a start time on a date. Other tours are sold by the day. */
export const startTimeSchema = z.object({
  /** Bookings refer to this id, which stays the same when the time or the label changes. */
  id: nonBlankTextSchema.check(z.maxLength(100)),
  /** In the tour's time zone. */
  time: timeSchema,
  /** Such as 'Sunrise'; may be empty. */
  label: z.string(),
  /** Empty means every day. */
  weekdays: z.array(z.enum(weekdays)),
  valid_from: z.nullable(localDateSchema),
  valid_to: z.nullable(localDateSchema),
  /** Spots or packages per departure; null means unlimited. */
  capacity: z.nullable(z.int().check(z.minimum(0))),
  /** Empty means all packages. */
  package_ids: z.array(nonBlankTextSchema),
})

export type StartTime = z.infer<typeof startTimeSchema>

export const defaultNamesDays = 3

export const activitySchema = z.object({ id: nonBlankTextSchema, time: z.string(), description: safeHtmlSchema })

export const itineraryDaySchema = z.object({
  id: nonBlankTextSchema,
  day: z.int().check(z.minimum(1)),
  /** If empty, the page shows 'Tour Itinerary Day {n}'. */
  title: z.string(),
  activities: z.array(activitySchema),
})

export const faqItemSchema = z.object({ question: nonBlankTextSchema, answer: nonBlankTextSchema })

/** Prices are in rupiah, dates are local dates in Bali. */
export const tourSchema = z.object({
  ...entryFields,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  title: nonBlankTextSchema,
  excerpt: z.string(),
  description: safeHtmlSchema,
  main_image: z.nullable(entryIdSchema),
  image_gallery: z.array(entryIdSchema),
  location: z.string(),
  /** Free text for travellers: '5 hours', '8 - 10 hours', '3 days'. */
  duration: z.string(),
  tour_type: z.enum(['single_day', 'multi_day']),
  tour_label: z.array(nonBlankTextSchema),
  is_popular: z.boolean(),
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  review_count: z.int().check(z.minimum(0)),
  price: z.nullable(rupiahSchema),
  category_ids: z.array(entryIdSchema),
  destination_ids: z.array(entryIdSchema),
  starting_date: z.nullable(localDateSchema),
  end_date: z.nullable(localDateSchema),
  /** The minimum number of days between booking and tour. */
  cut_off_days: z.int().check(z.minimum(0)),
  /**
   * The minimum number of hours between booking and departure; if not null, it replaces `cut_off_days`. Only tours with
   * start times have it.
   */
  cut_off_hours: z._default(z.nullable(z.int().check(z.minimum(0))), null),
  /** Empty for a tour sold by the day. */
  start_times: z._default(z.array(startTimeSchema), []),
  /** The zone of the first destination. The export does not contain it; code that reads the catalogue fills it in. */
  time_zone: z._default(timeZoneSchema, baliTimeZone),
  block_dates: z.array(localDateSchema),
  included_items: z.array(nonBlankTextSchema),
  excluded_items: z.array(nonBlankTextSchema),
  itinerary: z.array(itineraryDaySchema),
  faq: z.array(faqItemSchema),
  notes: safeHtmlSchema,
  terms_conditions: safeHtmlSchema,
  /** The largest party per booking, counting adults and children; 0 means no limit. */
  max_guests: z.int().check(z.minimum(0)),
  pricing: z.array(packageSchema),
  cancellation_policy_id: policyIdSchema,
  add_on: z.array(addOnSchema),
  booking_questions: bookingQuestionsSchema,
  /** Whether the tour needs a list of its travellers' names. Large groups can complete the list by link. */
  asks_names: z._default(z.boolean(), false),
  /** How many days before the departure the list of names must be complete. */
  names_days: z._default(z.int().check(z.minimum(0)), defaultNamesDays),
  ...tourPickupFields,
})

export type Tour = z.infer<typeof tourSchema>
