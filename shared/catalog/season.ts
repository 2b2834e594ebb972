import * as z from 'zod/mini'
import { isLocalDate, localDateSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { nonBlankTextSchema } from './fields.ts'

/** Returns whether a text is a day of every year, written `mm-dd`; 02-29 exists only in leap years. */
export function isYearDay(text: string): boolean {
  return /^\d{2}-\d{2}$/.test(text) && isLocalDate(`2024-${text}`)
}

/** The first or last day of a season: `mm-dd` returns every year, `yyyy-mm-dd` is a single day. */
export const seasonDaySchema = z.union([
  z.string().check(z.refine(isYearDay, 'must be a day written mm-dd or yyyy-mm-dd')),
  localDateSchema,
])

/** The percentages by which a season may change prices. */
export const seasonPercent = { min: -90, max: 500 } as const

/** The prices of a season for one tier of the package; a null price means the price of the package. */
export const seasonPriceSchema = z.object({
  /** The first count of the tier; 1 if the package has no tiers. */
  minimum: z.int().check(z.minimum(1)),
  /** The price of an adult or of one package. */
  price: z.nullable(rupiahSchema),
  child_price: z.nullable(rupiahSchema),
  infant_price: z.nullable(rupiahSchema),
})

/** A part of the year in which a package has other prices. */
export const seasonSchema = z
  .object({
    id: nonBlankTextSchema,
    name: nonBlankTextSchema,
    /** The first day. */
    from: seasonDaySchema,
    /** The last day. A season that returns every year may include the new year: 12-20 to 01-05. */
    to: seasonDaySchema,
    /** Changes all prices of the package; null if `prices` apply. */
    percent: z.nullable(z.number().check(z.minimum(seasonPercent.min), z.maximum(seasonPercent.max))),
    /**
     * The price before discount in this season. If it is null, `percent` changes the price before discount of the
     * package; a season without `percent` has no price before discount.
     */
    publish_price: z.nullable(rupiahSchema),
    prices: z.array(seasonPriceSchema),
  })
  .check(
    z.refine(({ from, to }) => isYearDay(from) === isYearDay(to), 'needs two days written in the same way'),
    z.refine(({ from, to }) => isYearDay(from) || from <= to, 'must not end before it begins'),
  )

export type Season = z.infer<typeof seasonSchema>
export type SeasonPrice = z.infer<typeof seasonPriceSchema>
