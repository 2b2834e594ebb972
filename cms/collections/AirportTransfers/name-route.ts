import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Airport, AirportTransfer, Area, Car } from '../../payload-types.ts'

/** Sets the name of a transfer from its airport, area and car, so that it can be found in lists. */
export const nameRoute: CollectionBeforeChangeHook<AirportTransfer> = async ({ data, originalDoc, req }) => {
  return { ...data, route: await routeOf({ ...originalDoc, ...data }, req) }
}

/**
 * Creates a hook that renames transfers when the name of their airport, area or car changes.
 *
 * @param field the field of the transfer that refers to the changed entry
 */
export const renameRoutes =
  (field: keyof Ends): CollectionAfterChangeHook<Airport | Area | Car> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || nameIn(doc) === nameIn(previousDoc)) return doc
    const where = { [field]: { equals: doc.id } }
    const collection = 'airport-transfers'
    const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
    // One after the other, because they share one connection. Bypasses the hooks, because the transfer itself has not
    // changed.
    for (const ride of docs)
      await req.payload.db.updateOne({ collection, id: ride.id, data: { route: await routeOf(ride, req) }, req })
    return doc
  }

type Ends = Pick<AirportTransfer, 'airport_location_id' | 'area_id' | 'car_id'>

async function routeOf(ride: Partial<Ends>, req: PayloadRequest): Promise<string> {
  const airport = await nameOf('airports', ride.airport_location_id, req)
  const area = await nameOf('areas', ride.area_id, req)
  const car = await nameOf('cars', ride.car_id, req)
  return `${airport} to ${area}, ${car}`
}

type Named = 'airports' | 'areas' | 'cars'

/** Returns the name of a related entry; `?` if it is missing. */
async function nameOf(
  collection: Named,
  relation: number | { id: number } | null | undefined,
  req: PayloadRequest,
): Promise<string> {
  const id = typeof relation === 'object' ? relation?.id : relation
  if (id === undefined) return '?'
  const doc = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  return doc ? nameIn(doc) : '?'
}

function nameIn(doc: Airport | Area | Car): string {
  return 'car_name' in doc ? doc.car_name : doc.name
}
