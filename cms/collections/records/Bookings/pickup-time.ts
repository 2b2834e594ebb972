import { eveningPickup } from '@nusa/shared/booking'
import { parseClockTime, parseZonedTime, removeZoneName } from '@nusa/shared/dates'
import { checkPickupTime, type ValidationResult } from '../../../fields/validate.ts'
import { readTimeZone } from '../parts/booking-answers.ts'

type Booking = Record<string, unknown>

/** Validates the pickup time of a booking. A stored time stays valid if it is unchanged. */
export function checkBookedPickupTime(
  value: unknown,
  { siblingData, previousValue }: { siblingData: Booking; previousValue?: unknown },
): ValidationResult {
  if (value === previousValue) return true
  const result = checkPickupTime(value)
  if (result !== true || typeof value !== 'string') return result
  return isAfterStart(value, siblingData)
    ? `The pickup is after the start at ${String(siblingData.start_time)}. Please enter an earlier time.`
    : true
}

/** Returns whether a pickup is later than the start of the tour. A pickup on the evening before is not. */
function isAfterStart(pickup: string, { kind, start_time, time_zone }: Booking): boolean {
  if (kind !== 'tour' || typeof start_time !== 'string') return false
  const zone = readTimeZone(time_zone)
  if (eveningPickup({ pickup_time: pickup, start_time, time_zone: zone }) !== null) return false
  // Another zone in the text is converted. Words have no time.
  const [time, start] = [parseClockTime(pickup, zone), parseZonedTime(start_time, zone)?.time]
  // Times, HH:mm, sort like texts.
  return time !== null && start !== undefined && time > start
}

/** Returns the stored form of a time ('21:30' for '9.30 pm', '07:30 WIB' for '7:30 wib'). Words stay as they are. */
export function formatPickupTime(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const withoutZone = removeZoneName(value)
  const time = parseClockTime(withoutZone)
  const zone = value.slice(withoutZone.length).trim().toUpperCase()
  return time === null ? value : [time, zone].filter(Boolean).join(' ')
}
