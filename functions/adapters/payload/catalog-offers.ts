import { toCarRental, toHotel, toTour } from '@nusa/cms/catalog'
import {
  hotelSchema,
  rentalOfferSchema,
  roomSchema,
  type Tour,
  tourSchema,
  transferOfferSchema,
} from '@nusa/shared/catalog'
import type { Where } from 'payload'
import * as z from 'zod/mini'
import type { Offers } from '../../ports/catalog.ts'
import type { Log } from '../../ports/log.ts'
import type { CatalogStamps } from './catalog-stamps.ts'
import type { Connection } from './connect.ts'
import { keptByStamp } from './kept-by-stamp.ts'

const noRichText = () => ''

/** The fields of a tour that prices and availability depend on. Other fields would only slow down the query. */
const priced = {
  slug: true,
  title: true,
  location: true,
  duration: true,
  tour_type: true,
  price: true,
  starting_date: true,
  end_date: true,
  cut_off_days: true,
  block_dates: true,
  max_guests: true,
  pricing: true,
  add_on: true,
  is_popular: true,
  review_count: true,
  createdAt: true,
  updatedAt: true,
} as const

const transferSchema = z.omit(transferOfferSchema, { picture: true, city: true, estimated_duration: true })
const rentalSchema = z.omit(rentalOfferSchema, { picture: true })
const soldHotelSchema = z.object({
  ...z.pick(hotelSchema, { id: true, name: true, address: true, city: true, country: true }).shape,
  rooms: z.array(z.pick(roomSchema, { id: true, name: true, capacity: true, total_rooms: true, base_price: true })),
})

/** Reads offers by the versions of their rows. Unchanged ones come from memory. */
export function offersByStamp({ payload }: Connection, log: Log) {
  /** Returns the valid offers by ID. Logs an offer that its schema rejects and leaves it out. */
  function parsedById<Id extends number | string, Value>(
    kind: keyof Offers,
    docs: readonly { id: Id; value: unknown }[],
    schema: z.ZodMiniType<Value>,
  ): Map<Id, Value> {
    const found = new Map<Id, Value>()
    for (const { id, value } of docs) {
      const parsed = schema.safeParse(value)
      if (parsed.success) found.set(id, parsed.data)
      else log({ level: 'error', event: 'offer-invalid', kind, id, issue: issueOf(parsed.error) })
    }
    return found
  }

  const all = { pagination: false, overrideAccess: false } as const
  const among = (ids: readonly (number | string)[], isOn: Where): Where => ({ and: [{ id: { in: ids } }, isOn] })
  const published = { _status: { equals: 'published' } }
  const active = { status: { equals: 'active' } }

  const tours = keptByStamp(async (ids: number[]): Promise<Map<number, Tour>> => {
    const where = among(ids, published)
    const { docs } = await payload.find({ collection: 'tours', where, depth: 0, select: priced, ...all })
    const found = docs.map((doc) => ({ id: doc.id, value: toTour(doc, noRichText) }))
    return parsedById('tours', found, tourSchema)
  })
  const transfers = keptByStamp(async (ids: number[]) => {
    const where = among(ids, active)
    const select = { base_price: true, airport_location_id: true, area_id: true, car_id: true } as const
    const { docs } = await payload.find({ collection: 'airport-transfers', where, depth: 1, select, ...all })
    const found = docs.map(({ id, base_price = null, airport_location_id, area_id, car_id: car }) => {
      const [airport, area] = [nameOf(airport_location_id), nameOf(area_id)]
      return { id, value: { id, base_price, airport, area, car } }
    })
    return parsedById('transfers', found, transferSchema)
  })
  const rentals = keptByStamp(async (ids: number[]) => {
    const { docs } = await payload.find({ collection: 'car-rentals', where: among(ids, active), depth: 0, ...all })
    const found = docs.map((doc) => ({ id: doc.id, value: toCarRental(doc, noRichText) }))
    return parsedById('rentals', found, rentalSchema)
  })
  const hotels = keptByStamp(async (ids: string[]) => {
    const { docs } = await payload.find({ collection: 'hotels', where: among(ids, published), depth: 0, ...all })
    const found = docs.map((doc) => ({ id: doc.id, value: toHotel(doc) }))
    return parsedById('hotels', found, soldHotelSchema)
  })

  return async (stamps: CatalogStamps): Promise<Offers> => {
    const [foundTours, foundTransfers, foundRentals, foundHotels] = await Promise.all([
      tours(stamps.tours),
      transfers(stamps.transfers),
      rentals(stamps.rentals),
      hotels(stamps.hotels),
    ])
    return { tours: foundTours, transfers: foundTransfers, rentals: foundRentals, hotels: foundHotels }
  }
}

/** Returns the name of a related entry; empty if the relation is broken. */
function nameOf(relation: number | { name: string }): string {
  return typeof relation === 'number' ? '' : relation.name
}

function issueOf(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown'
}
