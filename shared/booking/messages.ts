import type { StartTime } from '../catalog/index.ts'
import {
  type BaliNow,
  baliTimeZone,
  formatClockTime,
  formatDate,
  formatTimeInZone,
  type LocalDate,
  type TimeZone,
  timeZoneFullName,
} from '../dates/index.ts'
import type { Party } from '../pricing/index.ts'
import { formatCount } from '../text/index.ts'
import type { NotBookableReason } from './create-booking.ts'
import { firstScheduledDate, hasDepartures, type ScheduleProblem, type TourSchedule } from './departures.ts'

/** Why a choice cannot be booked. The message includes advice. */
export interface BookingProblem {
  reason: NotBookableReason
  message: string
  /** The current departure, which the traveller can accept. It is set only with the reason `start_time_changed`. */
  startTime?: Pick<StartTime, 'time' | 'label'> | undefined
  /** The current time zone of the departure or pickup. It is set only with the reason `start_time_changed`. */
  timeZone?: TimeZone | undefined
}

function dateMessage(
  reason: ScheduleProblem,
  tour: TourSchedule,
  date: LocalDate,
  now: BaliNow,
  packageId: string | null,
): string {
  const day = formatDate(date)
  const problemTexts: Record<ScheduleProblem, string> = {
    date_past: `In Bali, ${day} has passed.`,
    date_cut_off: cutOffMessage(tour),
    date_too_far: `Tours can be booked up to two years ahead, and ${day} is further away.`,
    date_before_start: `This tour doesn’t run yet on ${day}.`,
    date_after_end: `This tour no longer runs on ${day}.`,
    date_blocked: `This tour doesn’t run on ${day}.`,
    date_no_departure: `This tour doesn’t run on ${day}.`,
  }
  const firstDate = firstScheduledDate(tour, now, packageId)
  const advice = firstDate
    ? `Please choose another date. The first available date is ${formatDate(firstDate)}.`
    : 'It can no longer be booked. Please remove it from your cart.'
  return `${problemTexts[reason]} ${advice}`
}

function cutOffMessage(tour: TourSchedule): string {
  const { cut_off_days: days, cut_off_hours: hours } = tour
  if (!hasDepartures(tour)) return `This tour must be booked at least ${formatCount(days, 'day')} ahead (Bali time).`
  if ((hours ?? days) === 0) return 'The last departure of that day has left.'
  return hours === null
    ? `This tour must be booked at least ${formatCount(days, 'day')} ahead (Bali time).`
    : `This tour must be booked at least ${formatCount(hours, 'hour')} before it leaves.`
}

const placeOfZone = (zone: TimeZone) => (zone === baliTimeZone ? 'Bali' : timeZoneFullName(zone))

export const messages = {
  tourUnavailable: 'This tour is no longer offered. Please remove it from your cart.',
  packageUnavailable: 'This package is no longer offered. Please remove it from your cart and choose another package.',
  residentsOnly:
    'This package is for residents of Indonesia. Please remove it from your cart and choose another package.',
  addOnUnavailable:
    'An add-on of this tour is no longer offered. Please remove the tour from your cart and add it again.',
  tooManyOfAddOn: (name: string, maximum: number) =>
    `'${name}' can be added up to ${formatCount(maximum, 'time')}. Please remove the tour from your cart and add it again.`,
  date: dateMessage,
  startTimeMissing: 'Please choose a start time.',
  startTimeGone: (hasOtherStartTimes: boolean) =>
    hasOtherStartTimes
      ? 'This start time is no longer offered. Please choose another start time.'
      : 'This tour no longer has start times. Please remove it from your cart and add it again.',
  startTimeNotOnDate: (date: LocalDate) =>
    `This start time is not offered on ${formatDate(date)}. Please choose another start time or date.`,
  startTimeCutOff: ({ time_zone }: TourSchedule, date: LocalDate, { time }: StartTime) =>
    `The departure at ${formatTimeInZone(time, time_zone)} on ${formatDate(date)} can no longer be booked. Please choose another start time or date.`,
  startTimeChanged: (
    seen: { time: string; zone: TimeZone | undefined },
    { time, zone }: { time: string; zone: TimeZone },
  ) => {
    const formatTime = seen.zone === zone ? formatTimeInZone : formatClockTime
    const seenText = seen.zone ? formatTime(seen.time, seen.zone) : seen.time
    const isChangeKnown = seen.zone !== undefined || seen.time !== time
    const change = isChangeKnown
      ? `now leaves at ${formatTime(time, zone)} instead of ${seenText}`
      : `leaves at ${formatTime(time, zone)}`
    return `This tour ${change}. Please accept the start time, or remove the tour from your cart.`
  },
  tooManyGuests: (maximum: number) =>
    `This tour is for up to ${formatCount(maximum, 'guest')}, not counting infants. Please change the number of travelers.`,
  pickupPast: (zone: string, instant: string) =>
    `The pickup in ${zone} was at ${instant}. Please choose another pickup, start time or date in your cart.`,
  pickupUnavailable: 'This pickup is no longer offered. Please choose another pickup in your cart.',
  tooFewPackages: (guestsPerPackage: number, guests: number, packages: number) =>
    `Each package is for up to ${formatCount(guestsPerPackage, 'guest')}, including infants. ${formatCount(guests, 'guest')} ${guests === 1 ? 'needs' : 'need'} ${formatCount(packages, 'package')}: please book more packages or change the number of travelers.`,
  passengersMismatch: ({ adults, children, infants }: Party) =>
    `Please name every traveler: ${formatCount(adults, 'adult')}, ${formatCount(children, 'child', 'children')} and ${formatCount(infants, 'infant')}.`,

  transferUnavailable: 'This transfer is no longer offered. Please remove it from your cart.',
  carChanged: 'This transfer now uses a different car. Please remove it from your cart and choose again.',
  rentalUnavailable: 'This car is no longer offered. Please remove it from your cart.',
  rentalAddOnUnavailable:
    'An add-on of this car is no longer offered. Please remove the car from your cart and add it again.',
  roomUnavailable: 'This room is no longer offered. Please remove it from your cart.',
  datePast: (date: LocalDate, zone: TimeZone) =>
    `In ${placeOfZone(zone)}, ${formatDate(date)} has passed. Please choose another date.`,
  dateTooFar: (date: LocalDate) =>
    `You can book up to two years ahead, and ${formatDate(date)} is further away. Please choose another date.`,
  timeNotOffered: (time: string) => `We don’t offer pickups at ${time}. Please choose another pickup time.`,
  timePast: (time: string, zone: TimeZone) =>
    `In ${placeOfZone(zone)}, ${time} has passed today. Please choose another date or time.`,
  pickupZoneChanged: (time: string, seenZone: TimeZone, zone: TimeZone) =>
    `This pickup is now at ${formatClockTime(time, zone)} instead of ${formatClockTime(time, seenZone)}. Please accept the new time, or choose another pickup time in your cart.`,
  placeMissing: 'This car has no pickup location. Please tell us where to deliver it.',
  tooFewSeats: (seats: number, cars: number) =>
    `Total guests (adults + children) cannot exceed ${seats} seats for ${cars} car(s).`,
  tooManyRoomGuests: (guests: number, rooms: number) =>
    `${formatCount(rooms, 'room')} of this type ${rooms === 1 ? 'sleeps' : 'sleep'} up to ${formatCount(guests, 'guest')}, not counting infants. Please book more rooms or change the number of guests.`,
  tooManyRooms: (rooms: number) =>
    rooms === 0
      ? 'This room can’t be booked at the moment. Please remove it from your cart.'
      : `The hotel has ${formatCount(rooms, 'room')} of this type. Please book fewer rooms.`,
} as const
