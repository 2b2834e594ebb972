import type { CollectionConfig, CollectionSlug, Endpoint, Field, UIField } from 'payload'
import { hiddenWithout, withPermission } from '../../../access/permissions.ts'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { maxTextLengths } from '../../../fields/text-lengths.ts'
import { localDateField } from '../../../fields/texts.ts'
import type { Hold } from '../../../generated/payload-types.ts'
import { bookedUnitsEndpoint } from './booked-units.ts'
import { dateFromUrl, refuseDuplicateEntry, refusePastDate } from './entry-rules.ts'

const canEdit = withPermission('stock:edit')

type NamedField = Field & { name: string }

interface StockCollectionOptions {
  slug: CollectionSlug
  kind: Hold['kind']
  label: string
  group: string
  description: string
  /** The fields that choose the resource, such as a tour and its start time. */
  resourceFields: NamedField[]
  /** The fields that identify the resource, which can have one entry per date. The first field is required. */
  uniqueFields: readonly [string, ...string[]]
  count: { name: string; label: string; description: string }
  hooks?: CollectionConfig['hooks']
  endpoints?: Endpoint[]
}

/**
 * Returns a collection of dates on which a resource, such as a car, has more or fewer units than usual. Editors and
 * staff can edit the entries.
 */
export function stockCollection({
  slug,
  kind,
  label,
  group,
  description,
  resourceFields,
  uniqueFields,
  count,
  hooks,
  endpoints = [],
}: StockCollectionOptions): CollectionConfig {
  return {
    slug,
    labels: { singular: label.replace(/s$/, ''), plural: label },
    access: { read: canEdit, create: canEdit, update: canEdit, delete: canEdit },
    // A copy would have the same date, which the unique index refuses.
    disableDuplicate: true,
    endpoints: [bookedUnitsEndpoint(kind), ...endpoints],
    indexes: [{ fields: [...uniqueFields, 'date'], unique: true }],
    hooks: {
      ...hooks,
      beforeValidate: [
        refusePastDate(slug),
        ...(hooks?.beforeValidate ?? []),
        refuseDuplicateEntry(slug, uniqueFields),
      ],
    },
    admin: {
      group,
      hidden: hiddenWithout('stock:edit'),
      useAsTitle: 'date',
      defaultColumns: [...findListedNames(resourceFields), 'date', count.name, 'note'],
      description: `${description} Takes effect at once. If the number is lower than the existing bookings, they stay valid and the day is sold out.`,
    },
    defaultSort: 'date',
    fields: [
      ...resourceFields,
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
      bookedWarning(uniqueFields[0], count.name),
      {
        name: 'note',
        type: 'text',
        maxLength: maxTextLengths.text,
        admin: { description: 'Only staff can see this.' },
      },
    ],
  }
}

function bookedWarning(resourceField: string, countField: string): UIField {
  const Field = {
    path: '/collections/records/stock/BookedWarning.tsx#BookedWarning',
    clientProps: { resourceField, countField },
  }
  return { name: 'booked_warning', type: 'ui', admin: { components: { Field }, disableListColumn: true } }
}

function findListedNames(fields: readonly NamedField[]): string[] {
  return fields.filter(({ admin }) => !admin?.disableListColumn).map(({ name }) => name)
}
