import * as z from 'zod/mini'
import { daysBetween, localDateSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'

/** Of an item of version 1 it is not known whether its traveller lives in Indonesia, so nothing is claimed for them. */
export function upgradeVersion1(item: unknown): unknown {
  return upgradeVersion2(typeof item === 'object' && item !== null ? { isResident: false, ...item } : item)
}

const count = z._default(z.int().check(z.minimum(1)), 1)

/** What an item of version 2 counted; its price was the line's total. */
const countedSchema = z.object({
  packageCount: count,
  quantity: count,
  date: localDateSchema,
  endDate: z.optional(localDateSchema),
  price: rupiahSchema,
})

/**
 * An item of version 2 kept what the line came to and no prices. What one of it cost is that total's part, in which add-ons
 * count along; the total is what says whether the price has changed.
 */
export function upgradeVersion2(item: unknown): unknown {
  const counted = countedSchema.safeParse(item)
  if (!counted.success || typeof item !== 'object') return item
  const { packageCount, quantity, date, endDate, price: total } = counted.data
  // Only a stay has an end; one that ends before it begins is left out later.
  const nights = endDate ? Math.max(1, daysBetween(date, endDate)) : 1
  return { ...item, total, price: Math.floor(total / (packageCount * quantity * nights)) }
}
