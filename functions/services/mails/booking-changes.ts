import { directionText, formatNamesDeadline } from '@nusa/shared/booking'
import type { StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { toRuleRow } from '../stored-booking.ts'
import { answersAsFacts, dateFacts, storedLocationFacts } from '../vouchers/describe-booking.ts'
import { voucherTexts } from '../vouchers/texts.ts'
import { mailTexts as texts } from './texts.ts'

/**
 * Returns the differences between two states of a booking. For example, ['Pickup', '07:30 (Bali time), Hotel A → 08:00
 * (Bali time), Hotel B'].
 */
export function listChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  const [earlier, current] = [new Map(bookingFacts(before)), new Map(bookingFacts(after))]
  // If the direction of a transfer changed, its questions changed too. The list would show earlier answers to removed
  // questions as unknown.
  const isDirectionChanged = earlier.get(directionText) !== current.get(directionText)
  const names = new Set([...current.keys(), ...(isDirectionChanged ? [] : earlier.keys())])
  return [
    ...[...names].flatMap((name) => toChange(name, earlier.get(name), current.get(name))),
    ...nameChanges(before, after),
    ...namesDueChanges(before, after),
  ]
}

/** Facts that only some bookings have. Without a value, they show 'none' instead of 'not known yet'. */
const optionalFacts: readonly string[] = [voucherTexts.pickupCash, voucherTexts.deliveredTo]

function toChange(name: string, before = '', after = ''): Fact[] {
  if (before === after) return []
  const empty = optionalFacts.includes(name) ? texts.none : texts.unknown
  return [[name, texts.change(before || empty, after || empty)]]
}

/** Requests to the traveller are left out. */
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

function nameChanges({ passengers: before }: StoredBooking, { passengers: after }: StoredBooking): Fact[] {
  return toChange(voucherTexts.names, withoutEach(before, after).join(', '), withoutEach(after, before).join(', '))
}

/** Leaves out one occurrence of each removed name, because two travellers can have the same name. */
function withoutEach(names: readonly string[], removed: readonly string[]): string[] {
  const remaining = [...names]
  for (const name of removed) {
    const index = remaining.indexOf(name)
    if (index >= 0) remaining.splice(index, 1)
  }
  return remaining
}

function namesDueChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  if (!after.missing?.names || before.namesUntil === after.namesUntil) return []
  const deadlineOf = (booking: StoredBooking) =>
    booking.namesUntil ? formatNamesDeadline(toRuleRow(booking), booking.namesUntil) : ''
  return toChange(texts.namesDue, deadlineOf(before), deadlineOf(after))
}
