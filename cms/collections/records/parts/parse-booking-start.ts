import { bookingKindSchema, type PromisedStart, readBookingStart, type StoredStart } from '@nusa/shared/booking'
import { parseLocalDate } from '@nusa/shared/dates'
import { parseStoredTimeZone } from './booking-answers.ts'

/** Parses the start of a booking from a stored row or form values. Returns null if the kind or date is invalid. */
export function parseBookingStart({
  kind,
  booking_date,
  pickup_date,
  pickup_time,
  start_time,
  time_zone,
  promised_start,
}: { [Column in keyof StoredStart]?: unknown }): PromisedStart | null {
  const parsedKind = bookingKindSchema.safeParse(kind)
  if (!parsedKind.success || !parseLocalDate(booking_date)) return null
  return readBookingStart({
    kind: parsedKind.data,
    booking_date,
    pickup_date,
    pickup_time: textOrNull(pickup_time),
    start_time: textOrNull(start_time),
    time_zone: parseStoredTimeZone(time_zone),
    promised_start: textOrNull(promised_start),
  })
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
