import * as z from 'zod/mini'
import { parseLocalDate, rentalDays } from '../dates/index.ts'
import { makeItemId } from './cart.ts'
import { referenceTo } from './reference.ts'

const text = z.optional(z.nullable(z.string()))
const count = z.optional(z.nullable(z.number()))

/** An item of the bare list stored by an older application. `price` is the unit price; add-ons have separate prices. */
const listedSchema = z.object({
  id: z.optional(z.string()),
  tourId: z.union([z.number(), z.string()]),
  tourName: text,
  tourTitle: text,
  image: text,
  date: text,
  selectedDate: text,
  endDate: text,
  time: text,
  pickupTime: text,
  deliveryLocation: text,
  quantity: count,
  price: z.number(),
  adults: count,
  children: count,
  infants: count,
  packageId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  packageTitle: text,
  packageCount: count,
  tourLocation: text,
  tourDuration: text,
  pricing: z.optional(z.unknown()),
  addOns: z.optional(
    z.nullable(
      z.array(
        z.object({
          id: z.union([z.string(), z.number()]),
          name: text,
          price: z.number(),
          quantity: count,
          type: text,
        }),
      ),
    ),
  ),
})

type Listed = z.infer<typeof listedSchema>

/** Converts an item of the bare list to the current format, still unparsed; null if it is invalid. */
export function upgradeListed(item: unknown): unknown {
  const parsed = listedSchema.safeParse(item)
  if (!parsed.success) return null
  const listed = parsed.data
  const packageId = String(listed.packageId ?? 'default')
  const common = {
    id: listed.id ?? makeItemId(listed.tourId, packageId, new Date(0)),
    tourName: listed.tourName ?? listed.tourTitle ?? '',
    image: listed.image ?? null,
    packageId,
    packageTitle: listed.packageTitle ?? '',
    tourLocation: listed.tourLocation ?? '',
    tourDuration: listed.tourDuration ?? '',
    // An instant is not a date: its day depends on the time zone in which it was stored.
    date: listed.date ?? listed.selectedDate,
    adults: listed.adults ?? 1,
    children: listed.children ?? 0,
    infants: listed.infants ?? 0,
    price: listed.price,
    total: lineTotal(listed),
  }
  const pickupTime = listed.pickupTime ?? listed.time
  const addOns = (listed.addOns ?? []).map(({ id, name, price, quantity, type }) => ({
    id: String(id),
    name: name ?? '',
    price,
    quantity: quantity ?? 1,
    type: type === 'per_person' ? type : 'per_package',
  }))
  if (packageId === 'car-rental') {
    const tourId = isNumber(listed.tourId) ? referenceTo('rental', listed.tourId) : listed.tourId
    const deliveryLocation = listed.deliveryLocation ?? ''
    return { ...common, kind: 'rental', tourId, pickupTime, deliveryLocation, quantity: daysOf(listed), addOns }
  }
  if (!isNumber(listed.tourId))
    return { ...common, kind: 'transfer', tourId: listed.tourId, pickupTime, quantity: listed.quantity ?? 1 }
  const packageCount = listed.packageCount ?? listed.quantity ?? 1
  const pricing = pricingOf(listed.pricing, packageId, listed.price)
  return { ...common, kind: 'tour', tourId: Number(listed.tourId), isResident: false, packageCount, addOns, pricing }
}

/** Returns the stored package in the current format. The price of a per-person package without tiers is unknown. */
function pricingOf(pricing: unknown, id: string, price: number): unknown {
  if (typeof pricing !== 'object' || pricing === null) return null
  const unknown = {
    duration: '',
    market: 'all',
    publish_price: null,
    adult_price: null,
    child_price: null,
    infant_price: null,
  }
  const isWhole = 'type' in pricing && pricing.type === 'per_package'
  return { id, ...unknown, price: isWhole ? price : null, ...pricing }
}

const isNumber = (id: number | string) => typeof id === 'number' || /^\d+$/.test(id)

function daysOf({ date, endDate, quantity }: Listed): number {
  const [from, to] = [parseLocalDate(date), parseLocalDate(endDate)]
  return quantity ?? (from && to && to >= from ? rentalDays(from, to) : 1)
}

/** Returns the line total: price × quantity plus add-ons, which are charged per traveller or per unit of the item. */
function lineTotal({ price, quantity, adults, children, infants, addOns }: Listed): number {
  const travellers = (adults ?? 1) + (children ?? 0) + (infants ?? 0)
  const items = quantity ?? 1
  const added = (addOns ?? []).map((addOn) => {
    const times = addOn.type === 'per_person' ? travellers : items
    return addOn.price * (addOn.quantity ?? 1) * times
  })
  return added.reduce((sum, amount) => sum + amount, price * items)
}
