import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { refusedFields } from '../../hooks/refused-fields.ts'

/** Creates a hook that explains a violation of the unique index: there is one entry for each date. */
export const refuseSecondEntry =
  (collection: CollectionSlug, field: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const { [field]: of, date } = { ...originalDoc, ...data }
    if (!of || !date) return data
    const { totalDocs } = await req.payload.count({
      collection,
      where: {
        and: [{ [field]: { equals: of } }, { date: { equals: date } }, { id: { not_equals: originalDoc?.id ?? 0 } }],
      },
      req,
    })
    if (totalDocs === 0) return data
    const message = 'There is already an entry for this date. Please change that entry.'
    throw refusedFields(req, collection, { path: 'date', message })
  }
