import type { GoneAddOn } from './gone-add-ons.ts'
import { cartTexts as texts } from './texts.ts'

/** What keeps an item from being booked with these, each by its name. */
export function goneText(addOns: readonly GoneAddOn[]): string {
  const sentences = addOns.map(({ name, most }) => (most > 0 ? texts.addOnTooMany(name, most) : texts.addOnGone(name)))
  return [...new Set(sentences)].join(' ')
}

/** How the item can be booked all the same. */
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
