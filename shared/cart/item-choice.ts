import { type Choice, choiceSchema } from './choice.ts'

/** Returns the choice of a cart item as sent to the server: references without names, pictures and prices. */
export function itemChoice(item: Choice): Choice {
  // Parsing drops every field that is not in the schema.
  return choiceSchema.parse(item)
}

/** Returns whether two items book the same, regardless of the prices seen. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return JSON.stringify(itemChoice(one)) === JSON.stringify(itemChoice(other))
}
