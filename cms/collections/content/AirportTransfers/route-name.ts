import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Airport, AirportTransfer, Area, Car } from '../../../generated/payload-types.ts'

/** Sets the name of a transfer from its airport, area and car, so that it can be found in lists. */
export const setRouteName: CollectionBeforeChangeHook<AirportTransfer> = async ({ data, originalDoc, req }) => {
  return { ...data, route: await buildRouteName({ ...originalDoc, ...data }, req) }
}

/** Creates a hook that renames transfers when the name of their airport, area or car changes. */
export function renameRoutes(field: keyof RouteRelations): CollectionAfterChangeHook<Airport | Area | Car> {
  return async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || nameOf(doc) === nameOf(previousDoc)) return doc
    const where = { [field]: { equals: doc.id } }
    const collection = 'airport-transfers'
    const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
    // The updates share a database connection, so they run one after the other. They bypass the hooks, because only the
    // stored name changes.
    for (const transfer of docs)
      await req.payload.db.updateOne({
        collection,
        id: transfer.id,
        data: { route: await buildRouteName(transfer, req) },
        req,
      })
    return doc
  }
}

type RouteRelations = Pick<AirportTransfer, 'airport_location_id' | 'area_id' | 'car_id'>

async function buildRouteName(transfer: Partial<RouteRelations>, req: PayloadRequest): Promise<string> {
  const airport = await readName('airports', transfer.airport_location_id, req)
  const area = await readName('areas', transfer.area_id, req)
  const car = await readName('cars', transfer.car_id, req)
  return `${airport} to ${area}, ${car}`
}

type NamedCollection = 'airports' | 'areas' | 'cars'

async function readName(
  collection: NamedCollection,
  relation: number | { id: number } | null | undefined,
  req: PayloadRequest,
): Promise<string> {
  const id = typeof relation === 'object' ? relation?.id : relation
  if (id === undefined) return '?'
  const doc = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  return doc ? nameOf(doc) : '?'
}

function nameOf(doc: Airport | Area | Car): string {
  return 'car_name' in doc ? doc.car_name : doc.name
}
