import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { cmsUsersOnly } from '../../access/records.ts'
import { wholeField } from '../../fields/numbers.ts'
import { longestTexts } from '../../fields/text-lengths.ts'
import { localDateField } from '../../fields/texts.ts'
import { dateFromAddress } from './from-address.ts'
import { refuseDayOver } from './refuse-day-over.ts'
import { refuseSecondEntry } from './refuse-second-entry.ts'

interface StockOnDates {
  slug: CollectionSlug
  /** Heading in the menu of the admin. */
  label: string
  group: string
  description: string
  /** The fields for what is counted. */
  of: (Field & { name: string })[]
  /** The field that identifies what is counted: it has one entry for each date. */
  whose: string
  count: { name: string; label: string; description: string }
  hooks?: CollectionConfig['hooks']
}

/**
 * Returns a collection with the number of units on single dates that differs from the usual number. Staff can write it
 * too.
 */
export function stockOnDates({
  slug,
  label,
  group,
  description,
  of,
  whose,
  count,
  hooks,
}: StockOnDates): CollectionConfig {
  return {
    slug,
    labels: { singular: label.replace(/s$/, ''), plural: label },
    access: cmsUsersOnly(),
    // A copy would be for the same date.
    disableDuplicate: true,
    indexes: [{ fields: [whose, 'date'], unique: true }],
    hooks: {
      ...hooks,
      beforeValidate: [refuseDayOver(slug), refuseSecondEntry(slug, whose), ...(hooks?.beforeValidate ?? [])],
    },
    admin: {
      group,
      useAsTitle: 'date',
      defaultColumns: [...of.map(({ name }) => name), 'date', count.name, 'note'],
      description: `${description} Takes effect at once. A number below what is booked cancels nothing: the day is then sold out.`,
    },
    defaultSort: 'date',
    fields: [
      ...of,
      {
        type: 'row',
        fields: [
          { ...localDateField('date', { isRequired: true }), defaultValue: dateFromAddress },
          wholeField(count.name, {
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
        maxLength: longestTexts.text,
        admin: { description: 'Only staff can see this.' },
      },
    ],
  }
}
