import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { groups, hiddenFromStaff } from '../../config/groups.ts'
import { copiedName } from '../../fields/copied-name.ts'
import { renameRoutes } from '../AirportTransfers/name-route.ts'

export const Areas = (): CollectionConfig => ({
  slug: 'areas',
  labels: { singular: 'Area', plural: 'Areas' },
  access: plainContentAccess(),
  hooks: { afterChange: [renameRoutes('area_id')] },
  admin: {
    group: groups.transport,
    hidden: hiddenFromStaff,
    useAsTitle: 'name',
    defaultColumns: ['name'],
    description: 'Where transfers go, such as Ubud or Canggu.',
  },
  defaultSort: 'name',
  fields: [{ name: 'name', type: 'text', required: true, hooks: { beforeDuplicate: [copiedName] } }],
})
