import type { CollectionBeforeValidateHook } from 'payload'
import { relationId } from '../../../catalog/index.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { AirportTransfer } from '../../../generated/payload-types.ts'

const route = ['airport_location_id', 'area_id', 'car_id'] as const
type Route = Partial<Pick<AirportTransfer, (typeof route)[number]>>

/**
 * Refuses a second transfer with the same route and car, because the site would offer both. A duplicate from before
 * this check can still be changed, except its route and car, so that it can be made inactive.
 */
export const refuseDuplicateTransfer: CollectionBeforeValidateHook<AirportTransfer> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const newIds = idsOf({ ...originalDoc, ...data })
  // While an entry is duplicated, `originalDoc` is the original.
  const previousIds = operation === 'update' && originalDoc ? idsOf(originalDoc) : null
  if (newIds.includes(null) || newIds.every((id, index) => id === previousIds?.[index])) return data
  const { totalDocs } = await req.payload.count({
    collection: 'airport-transfers',
    where: {
      and: [
        ...route.map((field, index) => ({ [field]: { equals: newIds[index] } })),
        { id: { not_equals: originalDoc?.id ?? 0 } },
      ],
    },
    req,
  })
  if (totalDocs === 0) return data
  const message =
    'There is already a transfer with this car from this airport to this area. Please change that transfer.'
  throw fieldValidationError(req, 'airport-transfers', { path: 'car_id', message })
}

function idsOf(doc: Route): (number | null)[] {
  return route.map((field) => relationId(doc[field]))
}
