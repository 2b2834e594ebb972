import type { LocalDate } from '@nusa/shared/dates'
import { and, inArray, sql } from 'drizzle-orm'
import { bookings } from '../../../generated/payload-generated-schema.ts'

/**
 * The pickup day that staff chose, or else the travel date. If staff chose no day, a pickup on the evening before a
 * departure counts on the day of the departure.
 */
export const pickupDaySql = sql<LocalDate>`coalesce(${bookings.pickup_date}, ${bookings.booking_date})`

/** Selects bookings whose travellers have not said where to pick them up. */
export const whereLacksPickup = and(
  inArray(bookings.pickup_kind, ['later', 'zone']),
  sql`coalesce(${bookings.pickup_location}, '') = ''`,
)
