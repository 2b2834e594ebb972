import * as z from 'zod/mini'
import { formatTimeInZone, minutesAfterMidnight, minutesPerDay, type TimeZone } from '../dates/index.ts'

/** The day of a flight that is not on the day of the pickup. */
const flightDaySchema = z.enum(['day before', 'next day'])

export type FlightDay = z.infer<typeof flightDaySchema>

/** Returns whether the day of a flight is relative to the pickup ('next day'), and not a date. */
export const isFlightDay = (day: string): day is FlightDay => flightDaySchema.safeParse(day).success

/** A pickup that does not fit the flight of its transfer. */
export const pickupProblemSchema = z.object({
  /** `too_late`: the flight leaves before the pickup. `too_early`: the flight arrives after the pickup. */
  reason: z.enum(['too_late', 'too_early']),
  /**
   * The time of the pickup as `HH:mm`, followed by its time zone if that is not Bali's. `flight` has the same format.
   */
  pickup: z.string(),
  flight: z.string(),
  flight_day: z.nullable(flightDaySchema),
})

export type PickupProblem = z.infer<typeof pickupProblemSchema>

/** Formats the time of the flight. Adds its day if that is not the day of the pickup: '00:40 (next day)'. */
export function formatFlight({ flight, flight_day }: Pick<PickupProblem, 'flight' | 'flight_day'>): string {
  return flight_day === null ? flight : `${flight} (${flight_day})`
}

/** The longest time between the flight and the pickup if midnight is between them. */
const maxMinutesOverMidnight = minutesPerDay / 2

/**
 * The longest time between the flight and the pickup on the same day. If it is longer, the flight is assumed to be on
 * another day. For example, a flight that lands at 00:30 was delayed until after the pickup at 22:00; it did not land
 * 21 hours before the pickup.
 */
const maxMinutesOnOneDay = minutesPerDay * 0.75

/** A transfer with the times of its pickup and its flight (`HH:mm`), both in the time zone of the airport. */
export interface Ride {
  isToAirport: boolean
  pickupTime: string
  flightTime: string
  timeZone: TimeZone
}

/**
 * Returns whether the pickup fits the flight: a flight leaves after the pickup, or arrives before it. Midnight can be
 * between them: a pickup at 22:00 fits a departure at 01:00. Also returns the day of the flight if it is not the day of
 * the pickup.
 */
export function compareWithFlight({ isToAirport, pickupTime, flightTime }: Omit<Ride, 'timeZone'>): {
  fits: boolean
  flightDay: FlightDay | null
} {
  const [first, second] = isToAirport ? [pickupTime, flightTime] : [flightTime, pickupTime]
  const minutes = minutesAfterMidnight(second) - minutesAfterMidnight(first)
  if (minutes < 0 && minutes + minutesPerDay <= maxMinutesOverMidnight)
    return { fits: true, flightDay: isToAirport ? 'next day' : 'day before' }
  if (minutes > maxMinutesOnOneDay) return { fits: false, flightDay: isToAirport ? 'day before' : 'next day' }
  return { fits: minutes > 0 || (minutes === 0 && !isToAirport), flightDay: null }
}

/** Returns why the pickup of a ride does not fit its flight; null if it fits. */
export function findPickupProblem({ timeZone, ...ride }: Ride): PickupProblem | null {
  const { fits, flightDay } = compareWithFlight(ride)
  if (fits) return null
  return {
    reason: ride.isToAirport ? 'too_late' : 'too_early',
    pickup: formatTimeInZone(ride.pickupTime, timeZone),
    flight: formatTimeInZone(ride.flightTime, timeZone),
    flight_day: flightDay,
  }
}
