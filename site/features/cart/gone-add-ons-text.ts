import type { GoneAddOn } from './gone-add-ons.ts'
import { cartTexts as texts } from './texts.ts'

/** Returns why an item cannot be booked with these add-ons, naming each. */
export function goneText(addOns: readonly GoneAddOn[]): string {
  const sentences = addOns.map(({ name, most }) => (most > 0 ? texts.addOnTooMany(name, most) : texts.addOnGone(name)))
  return [...new Set(sentences)].join(' ')
}

/** Returns the label of the button that makes the item bookable. */
export function leaveOutText(addOns: readonly GoneAddOn[]): string {
  const gone = addOns.filter(({ most }) => most === 0)
  const fewer = addOns.filter(({ most }) => most > 0)
  const names = gone.flatMap(({ name }) => name || []).join(' and ')
  const ways = [
    ...(gone.length > 0 ? [texts.without(names)] : []),
    ...(fewer.length > 0 ? [texts.with(fewer.map(({ name, most }) => texts.times(name, most)).join(' and '))] : []),
  ]
  return texts.bookIt(ways)
}
