import { directionText, formatNamesDeadline } from '@nusa/shared/booking'
import type { StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { toRuleRow } from '../stored-booking.ts'
import { answersAsFacts, dateFacts, storedLocationFacts } from '../vouchers/describe-booking.ts'
import { voucherTexts } from '../vouchers/texts.ts'
import { mailTexts as texts } from './texts.ts'

/**
 * Returns what differs between two states of a booking, in the words of the other emails: 'Pickup', '07:30 (Bali time),
 * Hotel A → 08:00 (Bali time), Hotel B'.
 */
export function listChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  const [earlier, current] = [new Map(bookingFacts(before)), new Map(bookingFacts(after))]
  // In the other direction, a transfer has other questions: an earlier answer that is no longer asked for is not missing.
  const isTurned = earlier.get(directionText) !== current.get(directionText)
  const names = new Set([...current.keys(), ...(isTurned ? [] : earlier.keys())])
  return [
    ...[...names].flatMap((name) => toChange(name, earlier.get(name), current.get(name))),
    ...nameChanges(before, after),
    ...namesDueChanges(before, after),
  ]
}

/** Facts that a booking can do without. */
const optionalFacts: readonly string[] = [voucherTexts.pickupCash, voucherTexts.deliveredTo]

function toChange(name: string, before = '', after = ''): Fact[] {
  if (before === after) return []
  const empty = optionalFacts.includes(name) ? texts.none : texts.unknown
  return [[name, texts.change(before || empty, after || empty)]]
}

/** Returns the facts that emails and vouchers show, without those that ask the traveller for something. */
function bookingFacts(booking: StoredBooking): Fact[] {
  const { kind, productTitle, packageTitle, description } = booking
  const packageName = texts.package[kind]
  return [
    [texts.offer[kind], productTitle],
    ...(packageName ? [[packageName, packageTitle] as const] : []),
    ...dateFacts(booking),
    ...storedLocationFacts(booking),
    [texts.what, description],
    ...answersAsFacts(booking),
  ]
}

/** Returns the names that were replaced, without those of the other travellers. */
function nameChanges({ passengers: before }: StoredBooking, { passengers: after }: StoredBooking): Fact[] {
  return toChange(voucherTexts.names, withoutEach(before, after).join(', '), withoutEach(after, before).join(', '))
}

/** Returns names without one occurrence of each removed name, because two travellers can have the same name. */
function withoutEach(names: readonly string[], removed: readonly string[]): string[] {
  const remaining = [...names]
  for (const name of removed) {
    const index = remaining.indexOf(name)
    if (index >= 0) remaining.splice(index, 1)
  }
  return remaining
}

/** Returns the new deadline for names while some are missing. */
function namesDueChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  if (!after.missing?.names || before.namesUntil === after.namesUntil) return []
  const deadlineOf = (booking: StoredBooking) =>
    booking.namesUntil ? formatNamesDeadline(toRuleRow(booking), booking.namesUntil) : ''
  return toChange(texts.namesDue, deadlineOf(before), deadlineOf(after))
}
