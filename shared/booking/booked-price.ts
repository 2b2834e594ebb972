import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { addOnQuoteSchema, type LineQuote, lineQuoteSchema, partKindSchema } from '../pricing/index.ts'

/** What a booking cost, as `unit_price` keeps it: the quote of its line, under the names that bookings have for it. */
export const bookedPriceSchema = z.object({
  basePriceBreakdown: z.array(
    z.object({
      type: partKindSchema,
      count: z.int().check(z.minimum(0)),
      /** What one costs, of whatever is counted. */
      pricePerPerson: rupiahSchema,
      /** What one cost before discount; equal where there is none. */
      publishPrice: rupiahSchema,
      total: rupiahSchema,
    }),
  ),
  basePriceTotal: rupiahSchema,
  addOns: z.array(addOnQuoteSchema),
  addOnsTotal: rupiahSchema,
  totalBeforeDiscount: rupiahSchema,
  discountAmount: rupiahSchema,
  /** basePriceTotal + addOnsTotal, before tax. */
  grandTotal: rupiahSchema,
})

export type BookedPrice = z.infer<typeof bookedPriceSchema>

export function bookedPriceOf(quote: LineQuote): BookedPrice {
  return {
    basePriceBreakdown: quote.parts.map(({ type, count, unitPrice, unitPriceBefore, total }) => ({
      type,
      count,
      pricePerPerson: unitPrice,
      publishPrice: unitPriceBefore,
      total,
    })),
    basePriceTotal: quote.base,
    addOns: quote.addOns,
    addOnsTotal: quote.addOnsTotal,
    totalBeforeDiscount: quote.before,
    discountAmount: quote.discount,
    grandTotal: quote.total,
  }
}

/** The quote that a booking was made with. */
export function bookedQuote(price: BookedPrice): LineQuote {
  return {
    parts: price.basePriceBreakdown.map(({ type, count, pricePerPerson, publishPrice, total }) => ({
      type,
      count,
      unitPrice: pricePerPerson,
      unitPriceBefore: publishPrice,
      total,
    })),
    addOns: price.addOns,
    base: price.basePriceTotal,
    addOnsTotal: price.addOnsTotal,
    before: price.totalBeforeDiscount,
    discount: price.discountAmount,
    total: price.grandTotal,
  }
}

/** Reads `unit_price`, also as it was written before: functions of an earlier release may still run while the rows are migrated. */
export const keptPriceSchema = z.union([bookedPriceSchema, z.pipe(lineQuoteSchema, z.transform(bookedPriceOf))])
