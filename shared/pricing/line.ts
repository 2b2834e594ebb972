import * as z from 'zod/mini'
import type { AddOn, Package } from '../catalog/index.ts'
import { rupiahSchema } from '../money/index.ts'

/** The most adults, the most children and the most infants of one booking. */
export const largestPartyCount = 99

/** The travellers of one booking. Infants ride along: they never change a tier. */
export const partySchema = z.object({
  adults: z.int().check(z.minimum(1), z.maximum(largestPartyCount)),
  children: z.int().check(z.minimum(0), z.maximum(largestPartyCount)),
  infants: z.int().check(z.minimum(0), z.maximum(largestPartyCount)),
})

export type Party = z.infer<typeof partySchema>

/** A tour as it is to be priced: the package with today's prices and what was chosen. */
export interface TourLine {
  kind: 'tour'
  package: Package
  party: Party
  /** Packages booked; counts in per-package pricing only, 1 or more. */
  packageCount: number
  addOns: { addOn: AddOn; quantity: number }[]
}

/** An airport transfer: base price (rupiah a car) × cars. */
export interface TransferLine {
  kind: 'transfer'
  basePrice: number
  cars: number
}

/** A daily rental: days × price a day (rupiah), and its add-ons once per rental. */
export interface RentalLine {
  kind: 'rental'
  pricePerDay: number
  days: number
  addOns: { id: string; name: string; price: number }[]
}

/** A hotel room: price a night (rupiah) × nights × rooms. */
export interface RoomLine {
  kind: 'room'
  pricePerNight: number
  nights: number
  rooms: number
}

/** Anything that can be priced. */
export type Line = TourLine | TransferLine | RentalLine | RoomLine

export const partKindSchema = z.enum(['adult', 'child', 'infant', 'package', 'car', 'day', 'room-night'])

/** One row of a price: so many of this at that price. All amounts in whole rupiah. */
export const pricePartSchema = z.object({
  type: partKindSchema,
  count: z.int().check(z.minimum(0)),
  /** What one costs. */
  unitPrice: rupiahSchema,
  /** What one cost before discount; equal to unitPrice where there is none. */
  unitPriceBefore: rupiahSchema,
  total: rupiahSchema,
})

export const addOnQuoteSchema = z.object({
  id: z.string(),
  name: z.string(),
  unitPrice: rupiahSchema,
  quantity: z.int().check(z.minimum(1)),
  /** How often price × quantity is charged: travellers, packages or 1. */
  times: z.int().check(z.minimum(1)),
  total: rupiahSchema,
})

/** The price of one line. total = base + addOnsTotal; before = total + discount. */
export const lineQuoteSchema = z.object({
  parts: z.array(pricePartSchema),
  addOns: z.array(addOnQuoteSchema),
  base: rupiahSchema,
  addOnsTotal: rupiahSchema,
  before: rupiahSchema,
  discount: rupiahSchema,
  total: rupiahSchema,
})

/** What all of a cart costs. subtotal = before - discount; total = subtotal + tax. Whole rupiah. */
export const quoteSchema = z.object({
  lines: z.array(lineQuoteSchema),
  before: rupiahSchema,
  discount: rupiahSchema,
  subtotal: rupiahSchema,
  /** Percentage. */
  taxRate: z.number(),
  tax: rupiahSchema,
  total: rupiahSchema,
})

export type PricePart = z.infer<typeof pricePartSchema>
export type AddOnQuote = z.infer<typeof addOnQuoteSchema>
export type LineQuote = z.infer<typeof lineQuoteSchema>
export type Quote = z.infer<typeof quoteSchema>
