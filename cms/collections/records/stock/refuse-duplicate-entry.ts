import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'

/** Creates a hook that explains a violation of the unique index: there is one entry for each date. */
export const refuseDuplicateEntry =
  (collection: CollectionSlug, field: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const { [field]: subject, date } = { ...originalDoc, ...data }
    if (!subject || !date) return data
    const { totalDocs } = await req.payload.count({
      collection,
      where: {
        and: [
          { [field]: { equals: subject } },
          { date: { equals: date } },
          { id: { not_equals: originalDoc?.id ?? 0 } },
        ],
      },
      req,
    })
    if (totalDocs === 0) return data
    const message = 'There is already an entry for this date. Please change that entry.'
    throw fieldValidationError(req, collection, { path: 'date', message })
  }
