import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import {
  addOnQuoteSchema,
  type LineQuote,
  lineQuoteSchema,
  partKindSchema,
  pickupAddOnId,
  sumPickupSurcharge,
} from '../pricing/index.ts'

/** Stored in `unit_price` of a booking. */
export const bookedPriceSchema = z.object({
  basePriceBreakdown: z.array(
    z.object({
      type: partKindSchema,
      count: z.int().check(z.minimum(0)),
      /** The price of one unit, which is not always a person: see `type`. */
      pricePerPerson: rupiahSchema,
      /** The price before the discount. Without a discount, it equals `pricePerPerson`. */
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

export function toBookedPrice(quote: LineQuote): BookedPrice {
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

export function toLineQuote(price: BookedPrice): LineQuote {
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

/**
 * Reads `unit_price` in the current or in the previous format, which an earlier release may still write during a
 * migration.
 */
export const storedPriceSchema = z.union([bookedPriceSchema, z.pipe(lineQuoteSchema, z.transform(toBookedPrice))])

/** Returns the surcharge of a pickup zone in rupiah before tax. */
export function readPaidSurcharge(unitPrice: unknown): number {
  return sumPickupSurcharge(storedPriceSchema.parse(unitPrice).addOns)
}

/**
 * Returns the description without the pickup surcharge, which earlier releases listed among the add-ons. The name of
 * the surcharge contains the booked pickup, which may have changed since.
 * @param unitPrice the stored price of the booking
 */
export function omitPickupSurcharge(description: string, unitPrice: unknown): string {
  const parsedPrice = storedPriceSchema.safeParse(unitPrice)
  const pickup = parsedPrice.data?.addOns.find(({ id }) => id === pickupAddOnId)
  if (!pickup) return description
  const pickupText = pickup.quantity > 1 ? `${pickup.name} × ${pickup.quantity}` : pickup.name
  if (description === pickupText) return ''
  const suffix = `, ${pickupText}`
  return description.endsWith(suffix) ? description.slice(0, -suffix.length) : description
}
