import { baliTimeZone, localDateSchema, parseLocalDate, timeZoneSchema } from '../dates/index.ts'
import type { PromisedStart } from './cancel-rule.ts'
import type { BookingKind } from './statuses.ts'

export interface StoredStart {
  kind: BookingKind
  booking_date: unknown
  pickup_date: unknown
  pickup_time?: string | null | undefined
  start_time?: string | null | undefined
  time_zone?: string | null | undefined
  /** ISO 8601, or the format of Postgres. */
  promised_start: string | null | undefined
}

/** Throws an error if the date or the time zone cannot be read. */
export function readBookingStart(row: StoredStart): PromisedStart {
  const { kind, booking_date, pickup_date, pickup_time, start_time, time_zone, promised_start } = row
  return {
    kind,
    booking_date: localDateSchema.parse(booking_date),
    pickup_date: parseLocalDate(pickup_date),
    pickup_time: pickup_time?.trim() ?? '',
    start_time: start_time ?? '',
    time_zone: timeZoneSchema.parse(time_zone ?? baliTimeZone),
    promised_start: promised_start ? new Date(promised_start).toISOString() : null,
  }
}
