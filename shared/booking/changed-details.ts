import * as z from 'zod/mini'
import { addDays, baliTimeZone, instantInZone, localDateSchema, timeZoneSchema } from '../dates/index.ts'
import { type BookingStart, findExactStart } from './cancel-rule.ts'
import { hasVoucher } from './cancellation.ts'
import { findPickupDay } from './pickup-day.ts'
import { pickupKindSchema } from './pickup-details.ts'
import type { BookingStatus, PaymentStatus } from './statuses.ts'

const nullableTextSchema = z.nullable(z.string())

/**
 * The columns of a booking that travellers see and the office may change. An email about a change stores the earlier
 * values of the columns that changed.
 */
export const changedDetailsSchema = z.partial(
  z.object({
    tour_title: z.string(),
    package_title: nullableTextSchema,
    booking_description: nullableTextSchema,
    booking_date: localDateSchema,
    end_date: z.nullable(localDateSchema),
    start_time: nullableTextSchema,
    start_label: nullableTextSchema,
    time_zone: z.nullable(timeZoneSchema),
    pickup_kind: z.nullable(pickupKindSchema),
    pickup_zone: nullableTextSchema,
    pickup_location: nullableTextSchema,
    pickup_date: z.nullable(localDateSchema),
    pickup_time: nullableTextSchema,
    pickup_cash: z.nullable(z.number()),
    delivery_location: nullableTextSchema,
    names_until: z.nullable(localDateSchema),
    passenger_details: z.unknown(),
    answers: z.unknown(),
  }),
)

export type ChangedDetails = z.infer<typeof changedDetailsSchema>

export const changedDetailsColumns = z.keyof(changedDetailsSchema).options

/**
 * Returns whether a booking is paid and has not started. A booking whose time is unknown starts when its pickup day has
 * ended.
 */
export function shouldNotifyOfChanges(
  booking: BookingStart & { status: BookingStatus; payment_status: PaymentStatus },
  now: Date,
): boolean {
  const { status, time_zone = baliTimeZone } = booking
  if (!hasVoucher(booking) || status === 'completed') return false
  const endOfPickupDay = instantInZone(addDays(findPickupDay(booking), 1), '00:00', time_zone)
  const start = findExactStart(booking) ?? endOfPickupDay
  return now < start
}
