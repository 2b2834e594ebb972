import { tourTimeZone } from '@nusa/shared/catalog'
import { baliTimeZone, type TimeZone } from '@nusa/shared/dates'
import type { PayloadRequest, Where } from 'payload'
import { relationIds } from '../../../../catalog/index.ts'
import type { Tour } from '../../../../generated/payload-types.ts'

export async function readTimeZone(req: PayloadRequest, destinations: Tour['destination_ids']): Promise<TimeZone> {
  const getZone = await readTimeZones(req, [destinations])
  return getZone(destinations)
}

/**
 * Reads the destinations of several tours with one query. Returns a function that finds the time zone of a tour from
 * its destinations.
 */
export async function readTimeZones(
  req: PayloadRequest,
  destinationsOfTours: readonly Tour['destination_ids'][],
): Promise<(destinations: Tour['destination_ids']) => TimeZone> {
  const ids = destinationsOfTours.flatMap(relationIds)
  const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
  const { docs } = await req.payload.find({
    collection: 'destinations',
    where,
    select: { time_zone: true },
    depth: 0,
    pagination: false,
    req,
  })
  const zones = new Map(docs.map(({ id, time_zone }) => [id, { time_zone: time_zone ?? baliTimeZone }]))
  return (destinations) => tourTimeZone(relationIds(destinations), zones)
}
