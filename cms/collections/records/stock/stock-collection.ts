import { todayInBali } from '@nusa/shared/dates'
import type { CollectionBeforeValidateHook, CollectionConfig, CollectionSlug, Field } from 'payload'
import { hiddenWithout, withPermission } from '../../../access/permissions.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { maxTextLengths } from '../../../fields/text-lengths.ts'
import { localDateField } from '../../../fields/texts.ts'
import { dateFromUrl } from './defaults-from-url.ts'

const canEdit = withPermission('stock:edit')

interface StockCollectionOptions {
  slug: CollectionSlug
  /** Heading in the menu of the admin. */
  label: string
  group: string
  description: string
  /** The fields for what is counted. */
  subjectFields: (Field & { name: string })[]
  /** The field that identifies what is counted: it has one entry for each date. */
  subjectField: string
  count: { name: string; label: string; description: string }
  hooks?: CollectionConfig['hooks']
}

/**
 * Returns a collection for single dates on which the number of units differs from the usual number. Staff can write its
 * entries, too.
 */
export function stockCollection({
  slug,
  label,
  group,
  description,
  subjectFields,
  subjectField,
  count,
  hooks,
}: StockCollectionOptions): CollectionConfig {
  return {
    slug,
    labels: { singular: label.replace(/s$/, ''), plural: label },
    access: { read: canEdit, create: canEdit, update: canEdit, delete: canEdit },
    // A copy would be for the same date.
    disableDuplicate: true,
    indexes: [{ fields: [subjectField, 'date'], unique: true }],
    hooks: {
      ...hooks,
      beforeValidate: [
        refusePastDate(slug),
        refuseDuplicateEntry(slug, subjectField),
        ...(hooks?.beforeValidate ?? []),
      ],
    },
    admin: {
      group,
      hidden: hiddenWithout('stock:edit'),
      useAsTitle: 'date',
      defaultColumns: [...subjectFields.map(({ name }) => name), 'date', count.name, 'note'],
      description: `${description} Takes effect at once. A number below what is booked cancels nothing: the day is then sold out.`,
    },
    defaultSort: 'date',
    fields: [
      ...subjectFields,
      {
        type: 'row',
        fields: [
          { ...localDateField('date', { isRequired: true }), defaultValue: dateFromUrl },
          integerField(count.name, {
            isRequired: true,
            max: 9999,
            label: count.label,
            description: count.description,
          }),
        ],
      },
      {
        name: 'note',
        type: 'text',
        maxLength: maxTextLengths.text,
        admin: { description: 'Only staff can see this.' },
      },
    ],
  }
}

/**
 * Creates a hook that refuses a number for a past date, which would have no effect and is probably a mistake. Existing
 * entries for past dates can still be changed, and programs may import them.
 */
const refusePastDate =
  (collection: CollectionSlug): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    const date: unknown = data?.date
    const isUnchanged = typeof date !== 'string' || date === originalDoc?.date
    if (!req.user || isUnchanged || date >= todayInBali(new Date())) return data
    const message = 'This date has passed in Bali. Please choose today or a later date.'
    throw fieldValidationError(req, collection, { path: 'date', message })
  }

/** Creates a hook that refuses a second entry for a date. The unique index would refuse it without an explanation. */
const refuseDuplicateEntry =
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
