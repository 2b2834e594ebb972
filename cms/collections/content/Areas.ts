import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { uniqueNameField } from '../../fields/unique-name.ts'
import { groups } from '../groups.ts'
import { renameRoutes } from './AirportTransfers/route-name.ts'

export const Areas = (): CollectionConfig => ({
  slug: 'areas',
  labels: { singular: 'Area', plural: 'Areas' },
  access: plainContentAccess(),
  hooks: { afterChange: [renameRoutes('area_id')] },
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name'],
    description: 'Where transfers go, such as Ubud or Canggu.',
  },
  defaultSort: 'name',
  fields: [uniqueNameField('areas')],
})
