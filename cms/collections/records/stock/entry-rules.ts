import { todayInBali } from '@nusa/shared/dates'
import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'

/**
 * Creates a hook that refuses a number for a past date. It would have no effect and is probably a mistake. Existing
 * entries for past dates can still be changed, and programs may import them.
 */
export const refusePastDate =
  (collection: CollectionSlug): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    const date: unknown = data?.date
    const isUnchanged = typeof date !== 'string' || date === originalDoc?.date
    if (!req.user || isUnchanged || date >= todayInBali(new Date())) return data
    const message = 'This date has passed in Bali. Please choose today or a later date.'
    throw fieldValidationError(req, collection, { path: 'date', message })
  }

/** Creates a hook that refuses a second entry for a date. The unique index would refuse it without an explanation. */
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
