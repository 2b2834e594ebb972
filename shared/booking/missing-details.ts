import * as z from 'zod/mini'
import { addDays, baliTimeZone, formatDate, formatInstant, instantInZone, type LocalDate } from '../dates/index.ts'
import type { Party } from '../pricing/index.ts'
import { type BookingStart, bookingStart } from './cancel-rule.ts'
import { findPickupDay } from './pickup-day.ts'
import { isPickupMissing, type StoredPickup } from './pickup-details.ts'
import type { StoredAnswer } from './questions.ts'
import type { BookingKind, BookingStatus } from './statuses.ts'
import { isFlightMissing, isTransferPickupMissing } from './transfer-details.ts'

/** The minimum number of travellers, including infants, in a group whose names may follow after the booking. */
export const minGroupSize = 11

/** Days between the reminder and the day on which missing details are due. */
export const reminderDays = 3

export const missingDetailsSchema = z.object({
  /** The office does not know where to pick the travellers up. */
  pickup: z.boolean(),
  /** How many travellers have no name yet. */
  names: z.int(),
  travellers: z.int(),
  /**
   * How many required questions have no answer. An editor may have added the question after the booking, or the
   * traveller has no name yet.
   */
  answers: z._default(z.int(), 0),
  /** The office does not know the number or the time of the flight of a transfer. */
  flight: z._default(z.boolean(), false),
})

export type MissingDetails = z.infer<typeof missingDetailsSchema>

/**
 * Returns how travellers can still add a missing pickup place: by link until the booking starts, then by contacting the
 * office until the day ends. Returns null if no place is missing or the day has ended.
 */
export function pickupEntryMethod(
  booking: BookingStart & { status: BookingStatus },
  missing: Pick<MissingDetails, 'pickup'> | null,
  now: Date,
): 'by_link' | 'by_contact' | null {
  const { status, booking_date, time_zone = baliTimeZone } = booking
  const isActive = status !== 'cancelled' && status !== 'completed'
  if (!isActive || !missing?.pickup) return null
  if (now < bookingStart(booking)) return 'by_link'
  const pickupDay = findPickupDay(booking)
  const isPickupLater = pickupDay > booking_date
  const lastDay = isPickupLater ? pickupDay : booking_date
  return now < instantInZone(addDays(lastDay, 1), '00:00', time_zone) ? 'by_contact' : null
}

interface ChangeableBooking extends BookingStart {
  status: BookingStatus
  pickup_kind: StoredPickup['kind']
  names_until: LocalDate | null
}

/** Returns whether the traveller can still change details of the booking by its link. */
export function hasOpenDetails(
  { status, pickup_kind, names_until, ...booking }: ChangeableBooking,
  { answered: answeredCount, unanswered: unansweredCount }: { answered: number; unanswered: number },
  now: Date,
): boolean {
  if (status !== 'confirmed' || now >= bookingStart(booking)) return false
  const hasPickup = pickup_kind === 'later' || pickup_kind === 'zone'
  if (booking.kind === 'transfer' || hasPickup || unansweredCount > 0) return true
  // After the deadline for names, the members of a group can still correct their answers.
  return names_until !== null && (answeredCount > 0 || now < findNamesDeadline(booking, names_until))
}

interface BookingDetails {
  kind: BookingKind
  answers: readonly StoredAnswer[]
  pickup: Pick<StoredPickup, 'kind' | 'place'>
  /** One name per traveller. A name is empty if it was not given yet. */
  names: readonly string[]
  /** Counts required questions. */
  unansweredCount: number
}

/** Returns null if the booking is complete. */
export function findMissingDetails(details: BookingDetails): MissingDetails | null {
  const { kind, answers, pickup, names, unansweredCount } = details
  const missingPickup = isPickupMissing(pickup) || isTransferPickupMissing(kind, answers)
  const missingFlight = isFlightMissing(kind, answers)
  const missingNameCount = names.filter((name) => name.trim() === '').length
  const isComplete = !missingPickup && missingNameCount === 0 && unansweredCount === 0 && !missingFlight
  if (isComplete) return null
  return {
    pickup: missingPickup,
    names: missingNameCount,
    travellers: names.length,
    answers: unansweredCount,
    flight: missingFlight,
  }
}

interface NamesSettings {
  /** Whether the tour needs a list of names, which large groups may complete later. */
  asks_names: boolean
  /** The number of days before the tour on which the names are due. */
  names_days: number
}

export const namesRequiredMessage = 'Please enter the names of all travelers now: they can’t follow later.'

type NamesChoice = { kind: string; date: LocalDate } & Party
/** `object` makes TypeScript accept offers that have neither of the settings, such as a hotel. */
type NamesOffer = (object & Partial<NamesSettings>) | null

/**
 * Returns the day on which the names of a group are due, even if the day has passed. Returns null if the names cannot
 * follow later.
 */
export function findNamesDueDay(
  { kind, date, adults, children, infants }: NamesChoice,
  offer: NamesOffer,
): LocalDate | null {
  if (kind !== 'tour' || !offer?.asks_names || offer.names_days === undefined) return null
  return adults + children + infants >= minGroupSize ? addDays(date, -offer.names_days) : null
}

/** Returns the last day on which the names of a group can follow, or null if they must be given with the booking. */
export function lastDayForNames(choice: NamesChoice, offer: NamesOffer, today: LocalDate): LocalDate | null {
  const dueDay = findNamesDueDay(choice, offer)
  return dueDay !== null && today <= dueDay ? dueDay : null
}

/** Returns the end of `namesDueDay`, or the start of the booking if that is earlier. */
export function findNamesDeadline(booking: BookingStart, namesDueDay: LocalDate): Date {
  const endOfDay = instantInZone(addDays(namesDueDay, 1), '00:00', booking.time_zone ?? baliTimeZone)
  return new Date(Math.min(endOfDay.getTime(), bookingStart(booking).getTime()))
}

/** Formats the deadline for names as a day, or as a date and time if the booking starts before the day ends. */
export function formatNamesDeadline(booking: BookingStart, namesDueDay: LocalDate): string {
  const deadline = findNamesDeadline(booking, namesDueDay)
  const isBookingStart = deadline.getTime() === bookingStart(booking).getTime()
  return isBookingStart ? formatInstant(deadline, booking.time_zone) : formatDate(namesDueDay)
}
