import { cartTexts as texts } from './texts.ts'
import type { UnavailableAddOn } from './unavailable-add-ons.ts'

/** Returns why an item cannot be booked with these add-ons, naming each. */
export function unavailableText(addOns: readonly UnavailableAddOn[]): string {
  const sentences = addOns.map(({ name, maxQuantity }) =>
    maxQuantity > 0 ? texts.addOnLimit(name, maxQuantity) : texts.addOnUnavailable(name),
  )
  return [...new Set(sentences)].join(' ')
}

/** Returns the label of the button that makes the item bookable. */
export function leaveOutText(addOns: readonly UnavailableAddOn[]): string {
  const unavailable = addOns.filter(({ maxQuantity }) => maxQuantity === 0)
  const reducible = addOns.filter(({ maxQuantity }) => maxQuantity > 0)
  const names = unavailable.flatMap(({ name }) => name || []).join(' and ')
  const actions = [
    ...(unavailable.length > 0 ? [texts.without(names)] : []),
    ...(reducible.length > 0
      ? [texts.with(reducible.map(({ name, maxQuantity }) => texts.times(name, maxQuantity)).join(' and '))]
      : []),
  ]
  return texts.bookIt(actions)
}
