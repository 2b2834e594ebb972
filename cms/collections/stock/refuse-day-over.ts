import { todayInBali } from '@nusa/shared/dates'
import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { refusedFields } from '../../hooks/refused-fields.ts'

/**
 * Refuses a colleague's number for a day that is over, which changes nothing and was meant for another. What is kept of such
 * a day can still be changed, and programs may bring old days along.
 */
export const refuseDayOver =
  (collection: CollectionSlug): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    const date: unknown = data?.date
    const isKept = typeof date !== 'string' || date === originalDoc?.date
    if (!req.user || isKept || date >= todayInBali(new Date())) return data
    const message = 'This date has passed in Bali. Please choose today or a later date.'
    throw refusedFields(req, collection, { path: 'date', message })
  }
