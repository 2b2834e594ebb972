import { type Choice, choiceSchema } from './choice.ts'

/** What an item of the cart books, by reference: what is sent to the server, without names, pictures and prices. */
export function itemChoice(item: Choice): Choice {
  // The schema's object drops every field that is not its own.
  return choiceSchema.parse(item)
}
