import { bookingQuestions, relationId, toCarRental, toHotel, toPickupZone, toTour } from '@nusa/cms/catalog'
import {
  type CurrentTour,
  currentHotelSchema,
  currentRentalSchema,
  currentTourSchema,
  currentTransferSchema,
  type Destination,
  destinationSchema,
  toTourPickup,
  tourOfferFields,
  tourTimeZone,
} from '@nusa/shared/catalog'
import type { Where } from 'payload'
import * as z from 'zod/mini'
import type { Offers } from '../../ports/catalog.ts'
import type { Log } from '../../ports/deps.ts'
import { cacheByVersion } from './cache-by-version.ts'
import type { CatalogVersions } from './catalog-versions.ts'
import type { Connection } from './connect.ts'

const noRichText = () => ''

/** The fields of a tour that its prices, its dates and the schema need. Other fields would only slow down the query. */
const selectedTourFields = {
  ...tourOfferFields,
  cancellation_policy_id: true,
  destination_ids: true,
  pickup_mode: true,
  meeting_point: true,
  pickup_zone_ids: true,
  is_popular: true,
  review_count: true,
  createdAt: true,
  updatedAt: true,
} as const

const timeZoneOfSchema = z.pick(destinationSchema, { time_zone: true })

/** Reads offers by the versions of their rows. Unchanged offers come from the cache. */
export function createOfferReader({ payload }: Connection, log: Log) {
  /** Returns the valid offers by ID. Logs an offer that its schema rejects and leaves it out. */
  function parseById<Id extends number | string, Value>(
    kind: keyof Offers,
    docs: readonly { id: Id; value: unknown }[],
    schema: z.ZodMiniType<Value>,
  ): Map<Id, Value> {
    const found = new Map<Id, Value>()
    for (const { id, value } of docs) {
      const parsed = schema.safeParse(value)
      if (parsed.success) found.set(id, parsed.data)
      else log({ level: 'error', event: 'offer-invalid', kind, id, issue: describeIssue(parsed.error) })
    }
    return found
  }

  async function readTimeZones(destinationIds: readonly number[]) {
    if (destinationIds.length === 0) return new Map<number, Pick<Destination, 'time_zone'>>()
    const where = whereIds(destinationIds, published)
    const select = { time_zone: true } as const
    const { docs } = await payload.find({ collection: 'destinations', where, depth: 0, select, ...findOptions })
    return new Map(docs.map((doc) => [doc.id, timeZoneOfSchema.parse(doc)]))
  }

  const findOptions = { pagination: false, overrideAccess: false } as const
  const whereIds = (ids: readonly (number | string)[], condition: Where): Where => ({
    and: [{ id: { in: ids } }, condition],
  })
  const published = { _status: { equals: 'published' } }
  const active = { status: { equals: 'active' } }

  async function readPickupZones() {
    const { docs } = await payload.find({ collection: 'pickup-zones', depth: 0, ...findOptions })
    return new Map(docs.map((doc) => [doc.id, toPickupZone(doc)]))
  }

  const tours = cacheByVersion(async (ids: number[]): Promise<Map<number, CurrentTour>> => {
    const where = whereIds(ids, published)
    const { docs } = await payload.find({
      collection: 'tours',
      where,
      depth: 0,
      select: selectedTourFields,
      ...findOptions,
    })
    const tours = docs.map((doc) => toTour(doc, noRichText))
    const [destinations, zones] = await Promise.all([
      readTimeZones(tours.flatMap(({ destination_ids }) => destination_ids)),
      readPickupZones(),
    ])
    const found = tours.map((tour) => {
      const time_zone = tourTimeZone(tour.destination_ids, destinations)
      return { id: tour.id, value: { ...tour, time_zone, pickup: toTourPickup(tour, zones) } }
    })
    return parseById('tours', found, currentTourSchema)
  })
  const transfers = cacheByVersion(async (ids: number[]) => {
    const where = whereIds(ids, active)
    const select = {
      base_price: true,
      airport_location_id: true,
      area_id: true,
      car_id: true,
      cancellation_policy_id: true,
      booking_questions: true,
    } as const
    const { docs } = await payload.find({ collection: 'airport-transfers', where, depth: 1, select, ...findOptions })
    const found = docs.map(
      ({
        id,
        base_price = null,
        airport_location_id,
        area_id,
        car_id: car,
        cancellation_policy_id,
        booking_questions,
      }) => {
        const [airport, area] = [relatedName(airport_location_id), relatedName(area_id)]
        const policy = relationId(cancellation_policy_id)
        const questions = bookingQuestions(booking_questions)
        return {
          id,
          value: { id, base_price, airport, area, car, cancellation_policy_id: policy, booking_questions: questions },
        }
      },
    )
    return parseById('transfers', found, currentTransferSchema)
  })
  const rentals = cacheByVersion(async (ids: number[]) => {
    const { docs } = await payload.find({
      collection: 'car-rentals',
      where: whereIds(ids, active),
      depth: 0,
      ...findOptions,
    })
    const found = docs.map((doc) => ({ id: doc.id, value: toCarRental(doc, noRichText) }))
    return parseById('rentals', found, currentRentalSchema)
  })
  const hotels = cacheByVersion(async (ids: string[]) => {
    const { docs } = await payload.find({
      collection: 'hotels',
      where: whereIds(ids, published),
      depth: 0,
      ...findOptions,
    })
    const found = docs.map((doc) => ({ id: doc.id, value: toHotel(doc) }))
    return parseById('hotels', found, currentHotelSchema)
  })

  return async (versions: CatalogVersions): Promise<Offers> => {
    const [foundTours, foundTransfers, foundRentals, foundHotels] = await Promise.all([
      tours(versions.tours),
      transfers(versions.transfers),
      rentals(versions.rentals),
      hotels(versions.hotels),
    ])
    return { tours: foundTours, transfers: foundTransfers, rentals: foundRentals, hotels: foundHotels }
  }
}

/** Returns the name of a related entry; empty if the relation is broken. */
function relatedName(relation: number | { name: string }): string {
  return typeof relation === 'number' ? '' : relation.name
}

function describeIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown'
}
