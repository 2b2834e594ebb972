import { directionText, formatNamesDeadline } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { sumPickupSurcharge } from '@nusa/shared/pricing'
import type { StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { toBookingFields } from '../stored-booking.ts'
import { dateFacts, storedAnswerFacts, storedLocationFacts } from '../vouchers/describe-booking.ts'
import { voucherTexts } from '../vouchers/texts.ts'
import { mailTexts as texts } from './texts.ts'

/**
 * Returns the differences between two states of a booking. For example, ['Pickup', '07:30 (Bali time), Hotel A → 08:00
 * (Bali time), Hotel B'].
 */
export function listChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  const factsBefore = new Map(listFacts(before))
  const factsAfter = new Map(listFacts(after))
  // If the direction of a transfer changed, its questions changed too. Earlier answers to removed questions are left
  // out, because they would appear as changed to unknown.
  const isDirectionChanged = factsBefore.get(directionText) !== factsAfter.get(directionText)
  const factNames = new Set(factsAfter.keys())
  if (!isDirectionChanged) for (const name of factsBefore.keys()) factNames.add(name)
  const changedFacts = [...factNames].flatMap((name) => {
    return toChangedFacts(name, factsBefore.get(name), factsAfter.get(name))
  })
  return [...changedFacts, ...listNameChanges(before, after), ...listDeadlineChanges(before, after)]
}

/** Facts that only some bookings have. Without a value, they show 'none' instead of 'not known yet'. */
const optionalFactNames: readonly string[] = [voucherTexts.pickupCash, voucherTexts.deliveryLocation]

function toChangedFacts(name: string, before = '', after = ''): Fact[] {
  if (before === after) return []
  const emptyText = optionalFactNames.includes(name) ? texts.noValue : texts.unknownValue
  return [[name, texts.valueChange(before || emptyText, after || emptyText)]]
}

/** Leaves out the texts that request missing details from the traveller. */
function listFacts(booking: StoredBooking): Fact[] {
  const { kind, productTitle, packageTitle, description } = booking
  const packageLabel = texts.packageLabels[kind]
  return [
    [texts.offerLabels[kind], productTitle],
    ...(packageLabel ? [[packageLabel, packageTitle] as const] : []),
    ...dateFacts(booking),
    ...listLocationFacts(booking),
    [texts.bookedUnits, description],
    ...storedAnswerFacts(booking),
  ]
}

/** A surcharge that was paid online stays paid, so cash is collected in addition to it. */
function listLocationFacts(booking: StoredBooking): Fact[] {
  const facts = storedLocationFacts(booking)
  const surcharge = sumPickupSurcharge(booking.quote.addOns)
  if (surcharge === 0) return facts
  const paidOnline = texts.paidOnline(formatRupiah(surcharge))
  const { pickupCash } = voucherTexts
  const inCash = facts.find(([name]) => name === pickupCash)?.[1]
  const surchargeText = inCash ? texts.paidOnlineAndInCash(paidOnline, inCash) : paidOnline
  return [...facts.filter(([name]) => name !== pickupCash), [pickupCash, surchargeText]]
}

function listNameChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  const removedNames = removeNames(before.passengers, after.passengers)
  const addedNames = removeNames(after.passengers, before.passengers)
  return toChangedFacts(voucherTexts.names, removedNames.join(', '), addedNames.join(', '))
}

/** Leaves out one occurrence of each removed name, because two travellers can have the same name. */
function removeNames(names: readonly string[], namesToRemove: readonly string[]): string[] {
  const remainingNames = [...names]
  for (const name of namesToRemove) {
    const index = remainingNames.indexOf(name)
    if (index >= 0) remainingNames.splice(index, 1)
  }
  return remainingNames
}

function listDeadlineChanges(before: StoredBooking, after: StoredBooking): Fact[] {
  if (!after.missing?.names || before.namesDueDay === after.namesDueDay) return []
  const deadlineOf = (booking: StoredBooking) =>
    booking.namesDueDay ? formatNamesDeadline(toBookingFields(booking), booking.namesDueDay) : ''
  return toChangedFacts(texts.namesDue, deadlineOf(before), deadlineOf(after))
}
