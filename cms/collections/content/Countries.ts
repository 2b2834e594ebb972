import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { groups } from '../groups.ts'

export const Countries = (): CollectionConfig => ({
  slug: 'countries',
  access: plainContentAccess(),
  // A copy could not be saved, because its name and code must be unique.
  disableDuplicate: true,
  admin: {
    group: groups.tours,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'code'],
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) ||
        'Please enter the two capital letters, for example ID.',
      admin: { description: 'Two capital letters, such as ID.' },
    },
  ],
})
