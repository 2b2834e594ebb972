import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { activeContentAccess } from '../../../access/content.ts'
import { hiddenWithout } from '../../../access/permissions.ts'
import { relationId } from '../../../catalog/index.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { bookingQuestionsField } from '../../../fields/booking-questions.ts'
import { cancellationPolicyField } from '../../../fields/cancellation-policy.ts'
import { decimalComponents, priceField } from '../../../fields/numbers/numbers.ts'
import { picturesField } from '../../../fields/pictures.ts'
import { statusField } from '../../../fields/status.ts'
import { checkDistance } from '../../../fields/validate.ts'
import type { AirportTransfer } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { setRouteName } from './route-name.ts'

export const AirportTransfers = (): CollectionConfig => ({
  slug: 'airport-transfers',
  labels: { singular: 'Airport transfer', plural: 'Airport transfers' },
  access: activeContentAccess(),
  // A copy would be refused, because it would have the same car and route as the original.
  disableDuplicate: true,
  hooks: { beforeValidate: [refuseDuplicateTransfer], beforeChange: [setRouteName] },
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'route',
    defaultColumns: ['route', 'base_price', 'distance_km', 'status'],
    description: 'Rides from an airport to an area in a particular car.',
  },
  defaultSort: 'route',
  fields: [
    {
      name: 'airport_location_id',
      type: 'relationship',
      relationTo: 'airports',
      required: true,
      label: 'From (airport)',
    },
    { name: 'area_id', type: 'relationship', relationTo: 'areas', required: true, label: 'To (area)' },
    { name: 'car_id', type: 'relationship', relationTo: 'cars', required: true, label: 'Car' },
    priceField('base_price', {
      mayBeFree: false,
      label: 'Price of one car',
      description: 'If empty, the price is shown as N/A.',
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'distance_km',
          type: 'number',
          label: 'Distance (km)',
          min: 0,
          validate: (value: unknown) => checkDistance(value),
          admin: { components: decimalComponents },
        },
        { name: 'estimated_duration', type: 'text', admin: { description: 'For example 45 - 60 minutes.' } },
      ],
    },
    picturesField('images', { label: 'Pictures' }),
    bookingQuestionsField(),
    cancellationPolicyField(),
    statusField(),
    {
      name: 'route',
      type: 'text',
      index: true,
      admin: { readOnly: true, position: 'sidebar', description: 'Created from the airport, area and car.' },
    },
  ],
})

const uniqueFields = ['airport_location_id', 'area_id', 'car_id'] as const
type UniqueRelations = Partial<Pick<AirportTransfer, (typeof uniqueFields)[number]>>

/**
 * Refuses a second transfer with the same airport, area and car. Duplicates that were stored before this check existed
 * can still be edited, for example to make them inactive.
 */
const refuseDuplicateTransfer: CollectionBeforeValidateHook<AirportTransfer> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const newIds = readRelatedIds({ ...originalDoc, ...data })
  // Payload also sets `originalDoc` when it duplicates an entry, but then the operation is not an update.
  const previousIds = operation === 'update' && originalDoc ? readRelatedIds(originalDoc) : null
  const isIncomplete = newIds.includes(null)
  const isUnchanged = newIds.every((id, index) => id === previousIds?.[index])
  if (isIncomplete || isUnchanged) return data
  const { totalDocs } = await req.payload.count({
    collection: 'airport-transfers',
    where: {
      and: [
        ...uniqueFields.map((field, index) => ({ [field]: { equals: newIds[index] } })),
        // A new transfer has no ID yet, and no transfer has the ID 0.
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

function readRelatedIds(doc: UniqueRelations): (number | null)[] {
  return uniqueFields.map((field) => relationId(doc[field]))
}
