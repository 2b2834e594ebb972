import { entryIdPattern } from '@nusa/shared/catalog'
import { parseLocalDate, todayInBali } from '@nusa/shared/dates'
import type { CollectionBeforeValidateHook, CollectionSlug, DefaultValue } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'

/**
 * Creates a hook that refuses a past date, because it would have no effect. An entry whose date has passed can still
 * be changed. Requests without a user, such as imports, may set a past date.
 */
export function refusePastDate(collection: CollectionSlug): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    const date: unknown = data?.date
    const isUnchanged = typeof date !== 'string' || date === originalDoc?.date
    if (!req.user || isUnchanged || date >= todayInBali(new Date())) return data
    const message = 'This date has passed in Bali. Please choose today or a later date.'
    throw fieldValidationError(req, collection, { path: 'date', message })
  }
}

/**
 * Creates a hook that refuses a second entry for a date and explains why. The unique index of the database would refuse
 * it without an explanation.
 *
 * @param fields the fields that identify the bookable resource; the first one is required
 */
export function refuseDuplicateEntry(
  collection: CollectionSlug,
  fields: readonly [string, ...string[]],
): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    const entry = { ...originalDoc, ...data }
    const [requiredField] = fields
    if (!entry[requiredField] || !entry.date) return data
    const whereSameValue = (field: string) => ({ [field]: { equals: entry[field] ?? '' } })
    const { totalDocs } = await req.payload.count({
      collection,
      where: {
        and: [
          ...fields.map(whereSameValue),
          { date: { equals: entry.date } },
          // A new entry has no ID yet, and no entry has the ID 0.
          { id: { not_equals: originalDoc?.id ?? 0 } },
        ],
      },
      req,
    })
    if (totalDocs === 0) return data
    const message = 'There is already an entry for this date. Please change that entry.'
    throw fieldValidationError(req, collection, { path: 'date', message })
  }
}

/* Default values for `/create?tour=12&date=2026-12-24`, to which the calendar of a tour links. */

export const dateFromUrl: DefaultValue = ({ req }) => parseLocalDate(req.query?.date) ?? undefined

export const tourFromUrl: DefaultValue = ({ req }) => {
  const tour = req.query?.tour
  return typeof tour === 'string' && entryIdPattern.test(tour) ? Number(tour) : undefined
}
