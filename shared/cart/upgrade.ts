import * as z from 'zod/mini'
import { daysBetween, localDateSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'

/**
 * Upgrades an item of version 1, which did not store whether the traveller is a resident; it assumes that they are not.
 */
export function upgradeVersion1(item: unknown): unknown {
  return upgradeVersion2(typeof item === 'object' && item !== null ? { isResident: false, ...item } : item)
}

const count = z._default(z.int().check(z.minimum(1)), 1)

/** The quantities of an item of version 2, whose price was the line total. */
const quantitiesSchema = z.object({
  packageCount: count,
  quantity: count,
  date: localDateSchema,
  endDate: z.optional(localDateSchema),
  price: rupiahSchema,
})

/**
 * Upgrades an item of version 2, which stored the line total but no unit prices. The unit price is derived by dividing
 * the total, including add-ons. Price changes are detected by the total.
 */
export function upgradeVersion2(item: unknown): unknown {
  const parsed = quantitiesSchema.safeParse(item)
  if (!parsed.success || typeof item !== 'object') return item
  const { packageCount, quantity, date, endDate, price: total } = parsed.data
  // Only a stay has an end date. A stay that ends before it starts is dropped later.
  const nights = endDate ? Math.max(1, daysBetween(date, endDate)) : 1
  return { ...item, total, price: Math.floor(total / (packageCount * quantity * nights)) }
}
