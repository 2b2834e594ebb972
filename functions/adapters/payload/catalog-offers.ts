import {
  relationId,
  relationIds,
  toBookingQuestions,
  toCarRental,
  toHotel,
  toPickupZone,
  toTour,
} from '@nusa/cms/catalog'
import { selectLists } from '@nusa/cms/select-lists'
import type { Airport } from '@nusa/cms/types'
import {
  type CurrentTour,
  type CurrentTransfer,
  currentHotelSchema,
  currentRentalSchema,
  currentTourSchema,
  currentTransferSchema,
  type Destination,
  omitBaliTimeZone,
  toTourPickup,
  tourOfferFields,
  tourTimeZone,
} from '@nusa/shared/catalog'
import { baliTimeZone } from '@nusa/shared/dates'
import type { Where } from 'payload'
import type * as z from 'zod/mini'
import { $ZodError } from 'zod/v4/core'
import type { Offers } from '../../ports/catalog.ts'
import type { Log } from '../../ports/deps.ts'
import { cacheByVersion } from './cache-by-version.ts'
import type { CatalogVersions } from './catalog-versions.ts'
import type { Connection } from './connect.ts'

/** Replaces the conversion of rich text, because prices and dates do not depend on it. */
const noRichText = () => ''

const findOptions = { pagination: false, overrideAccess: false } as const
const wherePublished: Where = { _status: { equals: 'published' } }
const whereActive: Where = { status: { equals: 'active' } }

function whereIds(ids: readonly (number | string)[], condition: Where): Where {
  return { and: [{ id: { in: ids } }, condition] }
}

/** Selects only the fields that prices, dates and the schema need, to keep the query fast. */
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

/** Offers whose row version is unchanged come from the cache. */
export function createOfferReader({ payload }: Connection, log: Log) {
  /**
   * An offer that its schema rejects is logged and left out, so that it does not prevent bookings of the other offers.
   */
  function parseById<Doc extends { id: number | string }, Value>(
    kind: keyof Offers,
    docs: readonly Doc[],
    schema: z.ZodMiniType<Value>,
    toOffer: (doc: Doc) => unknown,
  ): Map<Doc['id'], Value> {
    const offersById = new Map<Doc['id'], Value>()
    for (const doc of docs) {
      try {
        offersById.set(doc.id, schema.parse(toOffer(doc)))
      } catch (error) {
        log({ level: 'error', event: 'offer-invalid', kind, id: doc.id, issue: describeIssue(error) })
      }
    }
    return offersById
  }

  async function readTimeZones(destinationIds: readonly number[]) {
    if (destinationIds.length === 0) return new Map<number, Pick<Destination, 'time_zone'>>()
    const where = whereIds(destinationIds, wherePublished)
    const select = { time_zone: true } as const
    const { docs } = await payload.find({ collection: 'destinations', where, depth: 0, select, ...findOptions })
    // Only a missing time zone is replaced. An unknown time zone stays, so that the schema rejects the tours of this
    // destination.
    return new Map(docs.map(({ id, time_zone }) => [id, { time_zone: time_zone ?? baliTimeZone }]))
  }

  async function readPickupZones() {
    const { docs } = await payload.find({ collection: 'pickup-zones', depth: 0, ...findOptions })
    return new Map(docs.map((doc) => [doc.id, toPickupZone(doc)]))
  }

  const readTours = cacheByVersion(async (ids: number[]): Promise<Map<number, CurrentTour>> => {
    const where = whereIds(ids, wherePublished)
    const { docs } = await payload.find({
      collection: 'tours',
      where,
      depth: 0,
      select: selectLists(payload.collections.tours.config.flattenedFields, selectedTourFields),
      ...findOptions,
    })
    const [destinations, zones] = await Promise.all([
      readTimeZones(docs.flatMap(({ destination_ids }) => relationIds(destination_ids))),
      readPickupZones(),
    ])
    return parseById('tours', docs, currentTourSchema, (doc) => {
      const tour = toTour(doc, noRichText)
      const time_zone = tourTimeZone(tour.destination_ids, destinations)
      return { ...tour, time_zone, pickup: toTourPickup(tour, zones) }
    })
  })
  const readTransfers = cacheByVersion(async (ids: number[]) => {
    const where = whereIds(ids, whereActive)
    const select = {
      base_price: true,
      airport_location_id: true,
      area_id: true,
      car_id: true,
      cancellation_policy_id: true,
      booking_questions: true,
    } as const
    const { docs } = await payload.find({ collection: 'airport-transfers', where, depth: 1, select, ...findOptions })
    return parseById('transfers', docs, currentTransferSchema, (doc) => {
      const { id, base_price = null, airport_location_id, area_id, car_id: car } = doc
      const airport = relatedName(airport_location_id)
      const area = relatedName(area_id)
      const cancellation_policy_id = relationId(doc.cancellation_policy_id)
      const booking_questions = toBookingQuestions(doc.booking_questions)
      const time_zone = airportTimeZone(airport_location_id)
      return { id, base_price, airport, area, time_zone, car, cancellation_policy_id, booking_questions }
    })
  })
  const readRentals = cacheByVersion(async (ids: number[]) => {
    const { docs } = await payload.find({
      collection: 'car-rentals',
      where: whereIds(ids, whereActive),
      depth: 0,
      ...findOptions,
    })
    return parseById('rentals', docs, currentRentalSchema, (doc) => toCarRental(doc, noRichText))
  })
  const readHotels = cacheByVersion(async (ids: string[]) => {
    const { docs } = await payload.find({
      collection: 'hotels',
      where: whereIds(ids, wherePublished),
      depth: 0,
      ...findOptions,
    })
    return parseById('hotels', docs, currentHotelSchema, toHotel)
  })

  return async (versions: CatalogVersions): Promise<Offers> => {
    const [tours, transfers, rentals, hotels] = await Promise.all([
      readTours(versions.tours),
      readTransfers(versions.transfers),
      readRentals(versions.rentals),
      readHotels(versions.hotels),
    ])
    return { tours, transfers, rentals, hotels }
  }
}

/** Returns an empty string if the entry was deleted. */
function relatedName(relation: number | { name: string }): string {
  return typeof relation === 'number' ? '' : relation.name
}

function airportTimeZone(airport: number | Airport): CurrentTransfer['time_zone'] {
  return omitBaliTimeZone((typeof airport === 'number' ? null : airport.time_zone) ?? baliTimeZone)
}

export function describeIssue(error: unknown): string {
  const issue = error instanceof $ZodError ? error.issues[0] : undefined
  return issue ? `${issue.path.join('.')}: ${issue.message}` : String(error)
}
