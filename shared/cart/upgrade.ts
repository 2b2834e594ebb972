import * as z from 'zod/mini'
import { countRentalDays, daysBetween, localDateSchema, parseLocalDate } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { createItemId } from './cart.ts'
import { createReference } from './reference.ts'

/** Version 1 did not store whether the traveller is a resident. Travellers of upgraded items are not residents. */
export function upgradeVersion1(item: unknown): unknown {
  return upgradeVersion2(typeof item === 'object' && item !== null ? { isResident: false, ...item } : item)
}

const positiveCountSchema = z._default(z.int().check(z.minimum(1)), 1)

const quantitiesSchema = z.object({
  packageCount: positiveCountSchema,
  quantity: positiveCountSchema,
  date: localDateSchema,
  endDate: z.optional(localDateSchema),
  price: rupiahSchema,
})

/**
 * Version 2 stored the line total but no unit prices. The unit price becomes the total, including add-ons, divided by
 * the quantities. Price changes are detected by the total.
 */
export function upgradeVersion2(item: unknown): unknown {
  const parsed = quantitiesSchema.safeParse(item)
  if (!parsed.success || typeof item !== 'object') return item
  const { packageCount, quantity, date, endDate, price: total } = parsed.data
  // Only a stay has an end date. A stay that ends before it starts is dropped later.
  const nights = endDate ? Math.max(1, daysBetween(date, endDate)) : 1
  return { ...item, total, price: Math.floor(total / (packageCount * quantity * nights)) }
}

const optionalTextSchema = z.optional(z.nullable(z.string()))
const optionalCountSchema = z.optional(z.nullable(z.number()))

/** An item of an older application, which stored a list of items. `price` is the unit price without add-ons. */
const listItemSchema = z.object({
  id: z.optional(z.string()),
  tourId: z.union([z.number(), z.string()]),
  tourName: optionalTextSchema,
  tourTitle: optionalTextSchema,
  image: optionalTextSchema,
  date: optionalTextSchema,
  selectedDate: optionalTextSchema,
  endDate: optionalTextSchema,
  time: optionalTextSchema,
  pickupTime: optionalTextSchema,
  deliveryLocation: optionalTextSchema,
  quantity: optionalCountSchema,
  price: z.number(),
  adults: optionalCountSchema,
  children: optionalCountSchema,
  infants: optionalCountSchema,
  packageId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  packageTitle: optionalTextSchema,
  packageCount: optionalCountSchema,
  tourLocation: optionalTextSchema,
  tourDuration: optionalTextSchema,
  pricing: z.optional(z.unknown()),
  addOns: z.optional(
    z.nullable(
      z.array(
        z.object({
          id: z.union([z.string(), z.number()]),
          name: optionalTextSchema,
          price: z.number(),
          quantity: optionalCountSchema,
          type: optionalTextSchema,
        }),
      ),
    ),
  ),
})

type ListItem = z.infer<typeof listItemSchema>

/** Returns an item of the older application in the current format, without parsing it; null if the item is invalid. */
export function upgradeListItem(item: unknown): unknown {
  const parsed = listItemSchema.safeParse(item)
  if (!parsed.success) return null
  const listItem = parsed.data
  if (listItem.packageId === 'car-rental') return upgradeRental(listItem)
  return isNumericId(listItem.tourId) ? upgradeTour(listItem) : upgradeTransfer(listItem)
}

function upgradeTour(listItem: ListItem) {
  const { tourId, packageCount, quantity, pricing, price } = listItem
  const commonFields = upgradeCommonFields(listItem)
  return {
    ...commonFields,
    kind: 'tour',
    tourId: Number(tourId),
    isResident: false,
    packageCount: packageCount ?? quantity ?? 1,
    addOns: upgradeAddOns(listItem),
    pricing: upgradePricing(pricing, commonFields.packageId, price),
  }
}

function upgradeTransfer(listItem: ListItem) {
  const { tourId, pickupTime, time, quantity } = listItem
  return {
    ...upgradeCommonFields(listItem),
    kind: 'transfer',
    tourId,
    pickupTime: pickupTime ?? time,
    quantity: quantity ?? 1,
  }
}

function upgradeRental(listItem: ListItem) {
  const { tourId, pickupTime, time, deliveryLocation } = listItem
  return {
    ...upgradeCommonFields(listItem),
    kind: 'rental',
    tourId: isNumericId(tourId) ? createReference('rental', tourId) : tourId,
    pickupTime: pickupTime ?? time,
    deliveryLocation: deliveryLocation ?? '',
    quantity: readRentalDays(listItem),
    addOns: upgradeAddOns(listItem),
  }
}

function upgradeCommonFields(listItem: ListItem) {
  const packageId = String(listItem.packageId ?? 'default')
  return {
    id: listItem.id ?? createItemId(listItem.tourId, packageId, new Date(0)),
    tourName: listItem.tourName ?? listItem.tourTitle ?? '',
    image: listItem.image ?? null,
    packageId,
    packageTitle: listItem.packageTitle ?? '',
    tourLocation: listItem.tourLocation ?? '',
    tourDuration: listItem.tourDuration ?? '',
    // A stored instant is rejected later, because its day depends on the time zone in which it was stored.
    date: listItem.date ?? listItem.selectedDate,
    adults: listItem.adults ?? 1,
    children: listItem.children ?? 0,
    infants: listItem.infants ?? 0,
    price: listItem.price,
    total: lineTotal(listItem),
  }
}

function upgradeAddOns({ addOns }: ListItem) {
  return (addOns ?? []).map(({ id, name, price, quantity, type }) => ({
    id: String(id),
    name: name ?? '',
    price,
    quantity: quantity ?? 1,
    type: type === 'per_person' ? type : 'per_package',
  }))
}

/** The price of a per-person package without tiers is unknown. */
function upgradePricing(pricing: unknown, id: string, price: number): unknown {
  if (typeof pricing !== 'object' || pricing === null) return null
  const defaults = {
    duration: '',
    market: 'all',
    publish_price: null,
    adult_price: null,
    child_price: null,
    infant_price: null,
  }
  const isPerPackage = 'type' in pricing && pricing.type === 'per_package'
  return { id, ...defaults, price: isPerPackage ? price : null, ...pricing }
}

const isNumericId = (id: number | string) => typeof id === 'number' || /^\d+$/.test(id)

function readRentalDays({ date, endDate, quantity }: ListItem): number {
  if (quantity !== null && quantity !== undefined) return quantity
  const firstDay = parseLocalDate(date)
  const lastDay = parseLocalDate(endDate)
  const isRange = firstDay && lastDay && lastDay >= firstDay
  return isRange ? countRentalDays(firstDay, lastDay) : 1
}

/** Add-ons are charged per traveller or per unit of the item. */
function lineTotal({ price, quantity, adults, children, infants, addOns }: ListItem): number {
  const travellers = (adults ?? 1) + (children ?? 0) + (infants ?? 0)
  const itemCount = quantity ?? 1
  let total = price * itemCount
  for (const addOn of addOns ?? []) {
    const times = addOn.type === 'per_person' ? travellers : itemCount
    total += addOn.price * (addOn.quantity ?? 1) * times
  }
  return total
}
