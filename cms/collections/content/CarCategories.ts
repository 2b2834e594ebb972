import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { uniqueNameField } from '../../fields/unique-name.ts'
import { groups } from '../groups.ts'

export const CarCategories = (): CollectionConfig => ({
  slug: 'car-categories',
  labels: { singular: 'Car category', plural: 'Car categories' },
  access: plainContentAccess(),
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name'],
    description: 'Classes of cars, such as Sedan or Minibus.',
  },
  defaultSort: 'name',
  fields: [uniqueNameField('car-categories')],
})
