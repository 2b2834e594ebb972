import * as z from 'zod/mini'
import { formatTimeInZone, minutesAfterMidnight, minutesPerDay, type TimeZone } from '../dates/index.ts'

/** The day of the flight, relative to the day of the pickup. */
const flightDaySchema = z.enum(['day before', 'next day'])

export type FlightDay = z.infer<typeof flightDaySchema>

export const isFlightDay = (day: string): day is FlightDay => flightDaySchema.safeParse(day).success

export const pickupProblemSchema = z.object({
  /** `too_late`: the flight leaves before the pickup. `too_early`: the flight arrives after the pickup. */
  reason: z.enum(['too_late', 'too_early']),
  /** `pickup` and `flight` are `HH:mm`, followed by the time zone if it is not Bali's. */
  pickup: z.string(),
  flight: z.string(),
  flight_day: z.nullable(flightDaySchema),
})

export type PickupProblem = z.infer<typeof pickupProblemSchema>

/** Returns '00:40 (next day)', or only the time if the flight is on the day of the pickup. */
export function formatFlight({ flight, flight_day }: Pick<PickupProblem, 'flight' | 'flight_day'>): string {
  return flight_day === null ? flight : `${flight} (${flight_day})`
}

/** The longest time between the flight and the pickup if midnight is between them. */
const maxMinutesOverMidnight = minutesPerDay / 2

/**
 * With a longer gap, the flight is on another day: a flight that lands at 00:30 for a pickup at 22:00 lands after
 * midnight, not 21 and a half hours before the pickup.
 */
const maxMinutesOnOneDay = minutesPerDay * 0.75

/** Times as `HH:mm`, in the time zone of the airport. */
export interface Ride {
  isToAirport: boolean
  pickupTime: string
  flightTime: string
  timeZone: TimeZone
}

/**
 * A flight must leave after the pickup, or arrive before it. Midnight can be between them: a pickup at 22:00 fits a
 * departure at 01:00. `flightDay` is null if the flight is on the day of the pickup.
 */
export function compareWithFlight({ isToAirport, pickupTime, flightTime }: Omit<Ride, 'timeZone'>): {
  fits: boolean
  flightDay: FlightDay | null
} {
  const flightMinutes = minutesAfterMidnight(flightTime)
  const pickupMinutes = minutesAfterMidnight(pickupTime)
  const spareMinutes = isToAirport ? flightMinutes - pickupMinutes : pickupMinutes - flightMinutes
  const isOverMidnight = spareMinutes < 0 && spareMinutes + minutesPerDay <= maxMinutesOverMidnight
  if (isOverMidnight) return { fits: true, flightDay: isToAirport ? 'next day' : 'day before' }
  if (spareMinutes > maxMinutesOnOneDay) return { fits: false, flightDay: isToAirport ? 'day before' : 'next day' }
  // A pickup in the minute of the arrival fits. A pickup in the minute of the departure is too late.
  const fits = isToAirport ? spareMinutes > 0 : spareMinutes >= 0
  return { fits, flightDay: null }
}

/** Returns null if the pickup fits the flight. */
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
