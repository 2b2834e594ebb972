import * as z from 'zod/mini'
import { isLocalDate, localDateSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { nonBlankTextSchema } from './fields.ts'

/** Accepts 02-29, although it exists only in leap years. */
export function isMonthDay(text: string): boolean {
  return /^\d{2}-\d{2}$/.test(text) && isLocalDate(`2024-${text}`)
}

/** A season with `mm-dd` days returns every year; a season with `yyyy-mm-dd` days does not. */
export const seasonDaySchema = z.union([
  z.string().check(z.refine(isMonthDay, 'must be a day written mm-dd or yyyy-mm-dd')),
  localDateSchema,
])

export const seasonPercent = { min: -90, max: 500 } as const

/** The prices for one tier of the package. A price of null is the same as outside of the season. */
export const seasonPriceSchema = z.object({
  /** The minimum number of people or packages of the tier; 1 if the package has no tiers. */
  minimum: z.int().check(z.minimum(1)),
  /** The price of an adult or of one package. */
  price: z.nullable(rupiahSchema),
  child_price: z.nullable(rupiahSchema),
  infant_price: z.nullable(rupiahSchema),
})

export const seasonSchema = z
  .object({
    id: nonBlankTextSchema,
    name: nonBlankTextSchema,
    from: seasonDaySchema,
    /** A season that returns every year may include the new year: from 12-20 to 01-05. */
    to: seasonDaySchema,
    /** Changes all prices of the package; null if `prices` apply. */
    percent: z.nullable(z.number().check(z.minimum(seasonPercent.min), z.maximum(seasonPercent.max))),
    /**
     * If null, the package's price before discount is changed by `percent`. If `percent` is null too, the season has no
     * price before discount.
     */
    publish_price: z.nullable(rupiahSchema),
    prices: z.array(seasonPriceSchema),
  })
  .check(
    z.refine(({ from, to }) => isMonthDay(from) === isMonthDay(to), 'needs two days written in the same way'),
    z.refine(({ from, to }) => isMonthDay(from) || from <= to, 'must not end before it begins'),
  )

export type Season = z.infer<typeof seasonSchema>
export type SeasonPrice = z.infer<typeof seasonPriceSchema>
