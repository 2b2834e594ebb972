import { type CartItem, type TourChoice, tourChoiceSchema } from './item.ts'

/** What an item books, by reference: what is sent to the server, without names, pictures and prices. */
export function itemChoice(item: CartItem): TourChoice {
  // The schema's object drops every field that is not its own.
  return tourChoiceSchema.parse(item)
}
