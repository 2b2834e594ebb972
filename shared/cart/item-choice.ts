import { type Choice, choiceSchema } from './choice.ts'
import type { CartItem } from './item.ts'

/** What an item books, by reference: what is sent to the server, without names, pictures and prices. */
export function itemChoice(item: CartItem): Choice {
  // The schema's object drops every field that is not its own.
  return choiceSchema.parse(item)
}
