import { notBookableDetailsSchema, soldOutDetailsSchema } from '@nusa/shared/booking'
import type { CallFailure } from '../../lib/api.ts'
import type { RefusedItem } from '../cart/store.ts'

/** The items that an answer refuses, each with why; none where it names none. */
export function refusedItems({ code, details }: CallFailure): RefusedItem[] {
  if (code === 'not_bookable') return notBookableDetailsSchema.safeParse(details).data?.items ?? []
  const soldOut = soldOutDetailsSchema.safeParse(details).data?.items ?? []
  return soldOut.map(({ itemId, message }) => ({ itemId, message, reason: 'sold_out' }))
}
