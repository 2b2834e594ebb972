import { type Choice, choiceSchema } from './choice.ts'

/** What an item of the cart books, by reference: what is sent to the server, without names, pictures and prices. */
export function itemChoice(item: Choice): Choice {
  // The schema's object drops every field that is not its own.
  return choiceSchema.parse(item)
}

/** Says whether two items book the same, whatever was seen of their prices. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return JSON.stringify(itemChoice(one)) === JSON.stringify(itemChoice(other))
}
