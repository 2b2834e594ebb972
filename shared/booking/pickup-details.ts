import * as z from 'zod/mini'
import { formatTimeInZone, type TimeZone, timeOfMinutes } from '../dates/index.ts'
import type { PickupChoice, ResolvedPickup } from '../pricing/index.ts'
import { type Answers, type AskedQuestion, fixedQuestion } from './questions.ts'

const addressQuestionId = 'pickup_address'

/** The maximum length of a hotel or address. */
export const maxPickupAddressLength = 200

/** Returns the question about the hotel, for travellers who chose a pickup zone. */
export function pickupQuestions(pickup: PickupChoice | undefined): AskedQuestion[] {
  if (pickup?.kind !== 'zone') return []
  const help = 'Leave it empty if you don’t know it yet. We’ll ask you before the tour.'
  return [fixedQuestion(addressQuestionId, 'Pickup hotel or address', { help })]
}

/** Returns the answers without the address, which is stored as the place of the pickup. */
export function withoutPickupAddress(answers: Answers | undefined): Answers | undefined {
  if (!answers) return answers
  const { [addressQuestionId]: _, ...others } = answers
  return others
}

/** How a traveller of a tour gets to its start; null for bookings without a choice of pickup. */
export const pickupKindSchema = z.enum(['meeting_point', 'zone', 'later'])

export type PickupKind = z.infer<typeof pickupKindSchema>

/** The pickup of a tour as stored with its booking. */
export interface StoredPickup {
  kind: PickupKind | null
  /** The name of the zone at the time of booking; empty without one. */
  zone: string
  /** The hotel, address or meeting point; empty if it is not known yet. */
  place: string
}

/** Returns the pickup to store. */
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

/** Returns whether the office does not know yet where to pick the travellers up. */
export function isPickupMissing({ kind, place }: Pick<StoredPickup, 'kind' | 'place'>): boolean {
  return (kind === 'later' || kind === 'zone') && place === ''
}

const minutesPerDay = 24 * 60

/**
 * Returns the time of the pickup in a zone: the start time (`HH:mm`) minus the zone's offset. Returns an empty text
 * without a start time. A pickup on the evening before is a text with its own time zone, because it is no clock time to
 * which a zone is added when it is shown.
 */
export function zonePickupTime(
  { startTime, timeZone }: { startTime: string; timeZone: TimeZone },
  { offset_minutes }: { offset_minutes: number },
): string {
  const [hours, minutes] = startTime.split(':').map(Number)
  if (hours === undefined || minutes === undefined) return ''
  const pickup = hours * 60 + minutes - offset_minutes
  if (pickup >= 0) return timeOfMinutes(pickup)
  return `${formatTimeInZone(timeOfMinutes(pickup + minutesPerDay), timeZone)} on the day before`
}
