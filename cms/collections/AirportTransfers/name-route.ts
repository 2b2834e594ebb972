import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Airport, AirportTransfer, Area, Car } from '../../payload-types.ts'

/** Names a transfer after its airport, area and car, so that it can be found in lists. */
export const nameRoute: CollectionBeforeChangeHook<AirportTransfer> = async ({ data, originalDoc, req }) => {
  return { ...data, route: await routeOf({ ...originalDoc, ...data }, req) }
}

/** Lets the names of transfers follow that of an airport, an area or a car; the field of theirs that points to it is given. */
export const renameRoutes =
  (field: keyof Ends): CollectionAfterChangeHook<Airport | Area | Car> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || nameIn(doc) === nameIn(previousDoc)) return doc
    const where = { [field]: { equals: doc.id } }
    const collection = 'airport-transfers'
    const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
    // One after the other: they share one connection. Past the hooks, since nothing of the transfer itself has changed.
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

/** The name of the entry that a relation points to. */
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
