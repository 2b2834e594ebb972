import * as z from 'zod/mini'
import { entryIdSchema } from '../catalog/fields.ts'
import { localDateSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { partySchema } from '../pricing/index.ts'

const quantitySchema = z.int().check(z.minimum(1), z.maximum(999))

/** What is booked, by reference only: no price and no name in it is ever trusted. */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  tourId: entryIdSchema,
  packageId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The day of the tour, or its first day; Bali's local date. */
  date: localDateSchema,
  ...partySchema.shape,
  /** Packages of a per-package tour; 1 in a per-person one. */
  packageCount: quantitySchema,
  addOns: z
    .array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), quantity: quantitySchema }))
    .check(z.maxLength(50)),
})

/** A line of the cart as the browser keeps it: the choice, and what to show should the tour be gone. */
export const cartItemSchema = z.object({
  ...tourChoiceSchema.shape,
  /** Made of tour, package and the time it was added. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  tourName: z.string(),
  tourSlug: z.string(),
  /** Address of a small picture on this site, or null. */
  image: z.nullable(z.string()),
  packageTitle: z.string(),
  tourLocation: z.string(),
  tourDuration: z.string(),
  /** The line's total (rupiah) when it was last shown; only to say that a price has changed. */
  price: rupiahSchema,
  /** The tax (percent) that was said beside that price; a cart of before this was kept has none. */
  taxRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
})

export const cartSchema = z.object({ version: z.literal(1), items: z.array(cartItemSchema).check(z.maxLength(50)) })

export type TourChoice = z.infer<typeof tourChoiceSchema>
export type CartItem = z.infer<typeof cartItemSchema>
export type Cart = z.infer<typeof cartSchema>
