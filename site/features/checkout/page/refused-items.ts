import { notBookableDetailsSchema, soldOutDetailsSchema } from '@nusa/shared/booking'
import type { CallFailure } from '../../../lib/api.ts'
import type { RefusedItem } from '../../cart/index.ts'

/** Returns the items that a failure refuses, with the reasons; empty if it names no items. */
export function refusedItems({ code, details }: CallFailure): RefusedItem[] {
  if (code === 'not_bookable') return notBookableDetailsSchema.safeParse(details).data?.items ?? []
  const soldOut = soldOutDetailsSchema.safeParse(details).data?.items ?? []
  return soldOut.map(({ itemId, message }) => ({ itemId, message, reason: 'sold_out' }))
}
