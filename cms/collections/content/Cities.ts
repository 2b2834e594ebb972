import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { uniqueNameField } from '../../fields/unique-name.ts'
import { groups } from '../groups.ts'

export const Cities = (): CollectionConfig => ({
  slug: 'cities',
  labels: { singular: 'City', plural: 'Cities' },
  access: plainContentAccess(),
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name'],
    description: 'Cities with an airport.',
  },
  defaultSort: 'name',
  fields: [uniqueNameField('cities')],
})
