import * as z from 'zod/mini'
import type { AddOn, OfferedPickupZone, Package } from '../catalog/index.ts'
import type { LocalDate } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'

/** Applies to adults, children and infants separately. */
export const maxPartyCount = 99

/** Infants never affect the price tier. */
export const partySchema = z.object({
  adults: z.int().check(z.minimum(1), z.maximum(maxPartyCount)),
  children: z.int().check(z.minimum(0), z.maximum(maxPartyCount)),
  infants: z.int().check(z.minimum(0), z.maximum(maxPartyCount)),
})

export type Party = z.infer<typeof partySchema>

export interface TourLine {
  kind: 'tour'
  /** Contains its seasons. `date` determines which prices apply. */
  package: Package
  /** Null for the prices outside of all seasons. */
  date: LocalDate | null
  party: Party
  /** 1 or more; only used if the package is priced per package. */
  packageCount: number
  addOns: { addOn: AddOn; quantity: number }[]
  /** Null or missing if the travellers are not picked up in a zone. */
  pickupZone?: OfferedPickupZone | null
}

/** Base price (rupiah per car) × cars. */
export interface TransferLine {
  kind: 'transfer'
  basePrice: number
  cars: number
}

/** Days × price per day (rupiah), plus add-ons once per rental. */
export interface RentalLine {
  kind: 'rental'
  pricePerDay: number
  days: number
  addOns: { id: string; name: string; price: number }[]
}

/** Price per night (rupiah) × nights × rooms. */
export interface RoomLine {
  kind: 'room'
  pricePerNight: number
  nights: number
  rooms: number
}

export type Line = TourLine | TransferLine | RentalLine | RoomLine

export const partKindSchema = z.enum(['adult', 'child', 'infant', 'package', 'car', 'day', 'room-night'])

/** One row of a price in rupiah: count × unit price. */
export const pricePartSchema = z.object({
  type: partKindSchema,
  count: z.int().check(z.minimum(0)),
  unitPrice: rupiahSchema,
  /** Before discount; equal to `unitPrice` without a discount. */
  unitPriceBefore: rupiahSchema,
  total: rupiahSchema,
})

export const addOnQuoteSchema = z.object({
  id: z.string(),
  name: z.string(),
  unitPrice: rupiahSchema,
  quantity: z.int().check(z.minimum(1)),
  /** How many times `unitPrice` × `quantity` is charged: once, per traveller or per package. */
  times: z.int().check(z.minimum(1)),
  total: rupiahSchema,
})

/** In rupiah. total = base + addOnsTotal; before = total + discount. */
export const lineQuoteSchema = z.object({
  parts: z.array(pricePartSchema),
  addOns: z.array(addOnQuoteSchema),
  base: rupiahSchema,
  addOnsTotal: rupiahSchema,
  before: rupiahSchema,
  discount: rupiahSchema,
  total: rupiahSchema,
})

/** In rupiah. subtotal = before - discount; total = subtotal + tax. */
export const quoteSchema = z.object({
  lines: z.array(lineQuoteSchema),
  before: rupiahSchema,
  discount: rupiahSchema,
  subtotal: rupiahSchema,
  /** As a percentage. */
  taxRate: z.number(),
  tax: rupiahSchema,
  total: rupiahSchema,
})

export type PricePart = z.infer<typeof pricePartSchema>
export type AddOnQuote = z.infer<typeof addOnQuoteSchema>
export type LineQuote = z.infer<typeof lineQuoteSchema>
export type Quote = z.infer<typeof quoteSchema>
