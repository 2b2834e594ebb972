import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { slugField } from '../../fields/slug.ts'
import { groups } from '../groups.ts'

export const CarRentalTypes = (): CollectionConfig => ({
  slug: 'car-rental-types',
  labels: { singular: 'Rental type', plural: 'Rental types' },
  access: plainContentAccess(),
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug'],
  },
  defaultSort: 'name',
  fields: [{ name: 'name', type: 'text', required: true }, slugField('name', 'family-van')],
})
