import { millisecondsInMinute } from 'date-fns/constants'
import * as z from 'zod/mini'
import type { OfferedPickupZone } from '../catalog/index.ts'
import {
  formatTimeInZone,
  instantInZone,
  type LocalDate,
  minutesAfterMidnight,
  minutesPerDay,
  parseZonedTime,
  type TimeZone,
  timeAfterMidnight,
} from '../dates/index.ts'
import { type Party, type PickupChoice, pickupCash, type ResolvedPickup } from '../pricing/index.ts'
import { type Answers, type AskedQuestion, fixedQuestion } from './questions.ts'

const addressQuestionId = 'pickup_address'

export const maxPickupAddressLength = 200

export function pickupQuestions(pickup: PickupChoice | undefined): AskedQuestion[] {
  if (pickup?.kind !== 'zone') return []
  const help = 'Leave it empty if you don’t know it yet. We’ll email you a link to enter it.'
  return [fixedQuestion(addressQuestionId, 'Pickup hotel or address', { help })]
}

/** Leaves out the answer with the pickup address, which is stored in the pickup's `place` instead. */
export function withoutPickupAddress(answers: Answers | undefined): Answers | undefined {
  if (!answers) return answers
  const { [addressQuestionId]: _, ...otherAnswers } = answers
  return otherAnswers
}

/** `later` means that the traveller has not chosen yet. */
export const pickupKindSchema = z.enum(['meeting_point', 'zone', 'later'])

export type PickupKind = z.infer<typeof pickupKindSchema>

export interface StoredPickup {
  /** Null if the booking has no choice of pickup. */
  kind: PickupKind | null
  /** The name of the zone at the time of booking; empty if there is no zone. */
  zone: string
  /** The hotel, address or meeting point; empty if it is not known yet. */
  place: string
}

export function toStoredPickup(pickup: ResolvedPickup | null, answers: Answers | undefined): StoredPickup {
  switch (pickup?.kind) {
    case 'meeting_point':
      return { kind: pickup.kind, zone: '', place: pickup.place }
    case 'zone':
      return { kind: pickup.kind, zone: pickup.zone.name, place: answers?.[addressQuestionId] ?? '' }
    case 'later':
      return { kind: pickup.kind, zone: '', place: '' }
    default:
      return { kind: null, zone: '', place: '' }
  }
}

export function isPickupMissing({ kind, place }: Pick<StoredPickup, 'kind' | 'place'>): boolean {
  return (kind === 'later' || kind === 'zone') && place === ''
}

const dayBeforeSuffix = ' on the day before'

export function isOnDayBefore(pickupTime: string): boolean {
  return pickupTime.endsWith(dayBeforeSuffix)
}

/**
 * Returns the pickup time as a text; empty if there is no start time. A time on the evening before contains the time
 * zone, because pages add the zone only to a plain clock time: '23:45 WIB on the day before'.
 */
export function formatZonePickupTime(
  { startTime, timeZone }: { startTime: string; timeZone: TimeZone },
  { offset_minutes }: { offset_minutes: number },
): string {
  if (startTime === '') return ''
  const pickupMinutes = minutesAfterMidnight(startTime) - offset_minutes
  if (pickupMinutes >= 0) return timeAfterMidnight(pickupMinutes)
  return `${formatTimeInZone(timeAfterMidnight(pickupMinutes + minutesPerDay), timeZone)}${dayBeforeSuffix}`
}

export interface PickedUpBooking {
  startTime: string
  timeZone: TimeZone
  pickupTime: string
  party: Party
  /** The surcharge in the price of the booking (rupiah before tax). */
  paidSurcharge: number
}

/** A pickup that is chosen after the booking. `place` is empty if it is not known yet. */
export type ChangedPickup =
  | { kind: 'meeting_point'; place: string }
  | { kind: 'zone'; zone: OfferedPickupZone; place: string }
  | { kind: 'later' }

export interface PickupDetails {
  pickup: StoredPickup
  pickupTime: string
  /**
   * The cash that the driver collects (rupiah, including tax): the surcharge of the pickup minus the surcharge already
   * in the price.
   */
  pickupCash: number
}

/**
 * Returns the details of a booking after a change of its pickup. A tour without a start time keeps its pickup time,
 * because no new time can be computed.
 */
export function changePickup(booking: PickedUpBooking, newPickup: ChangedPickup, taxRate: number): PickupDetails {
  const { startTime, pickupTime, party, paidSurcharge } = booking
  if (newPickup.kind === 'zone') {
    const { zone, place } = newPickup
    return {
      pickup: { kind: 'zone', zone: zone.name, place },
      pickupTime: startTime === '' ? pickupTime : formatZonePickupTime(booking, zone),
      pickupCash: pickupCash(zone, party, taxRate, paidSurcharge),
    }
  }
  const place = newPickup.kind === 'meeting_point' ? newPickup.place : ''
  const pickup: StoredPickup = { kind: newPickup.kind, zone: '', place }
  return { pickup, pickupTime: startTime === '' ? pickupTime : '', pickupCash: 0 }
}

/** Returns the instant of the pickup; null if there is no start time. */
export function zonePickupInstant(
  { date, startTime, timeZone }: { date: LocalDate; startTime: string; timeZone: TimeZone },
  { offset_minutes }: { offset_minutes: number },
): Date | null {
  if (startTime === '') return null
  return new Date(instantInZone(date, startTime, timeZone).getTime() - offset_minutes * millisecondsInMinute)
}

/**
 * Returns '23:45', or '23:45 WIB' outside of Bali; null if the pickup is on the day of the departure. A clock time such
 * as 23:45 for a departure at 00:15 counts as the evening before.
 */
export function parseEveningPickupTime({
  pickup_time,
  start_time,
  time_zone,
}: {
  pickup_time: string
  start_time: string
  time_zone: TimeZone
}): string | null {
  if (isOnDayBefore(pickup_time)) return pickup_time.slice(0, -dayBeforeSuffix.length)
  const pickup = parseZonedTime(pickup_time, time_zone)
  const departure = parseZonedTime(start_time, time_zone)
  if (!pickup || !departure) return null
  const isEvening = minutesAfterMidnight(pickup.time) - minutesAfterMidnight(departure.time) > minutesPerDay / 2
  return isEvening ? formatTimeInZone(pickup.time, pickup.zone) : null
}
