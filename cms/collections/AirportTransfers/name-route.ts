import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { AirportTransfer } from '../../payload-types.ts'

/** Names a transfer after its airport, area and car, so that it can be found in lists. */
export const nameRoute: CollectionBeforeChangeHook<AirportTransfer> = async ({ data, originalDoc, req }) => {
  const full = { ...originalDoc, ...data }
  const airport = await nameOf('airports', full.airport_location_id, req)
  const area = await nameOf('areas', full.area_id, req)
  const car = await nameOf('cars', full.car_id, req)
  return { ...data, route: `${airport} to ${area}, ${car}` }
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
  if (!doc) return '?'
  return 'car_name' in doc ? doc.car_name : doc.name
}
