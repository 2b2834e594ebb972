import type { CollectionConfig } from 'payload'
import { activeContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { integerField } from '../../fields/numbers/numbers.ts'
import { pictureField } from '../../fields/pictures.ts'
import { statusField } from '../../fields/status.ts'
import { groups } from '../groups.ts'

export const HeroSlides = (): CollectionConfig => ({
  slug: 'hero-slides',
  labels: { singular: 'Hero slide', plural: 'Hero slides' },
  access: activeContentAccess(),
  admin: {
    group: groups.site,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', 'status'],
    description: 'The large rotating pictures at the top of the home page.',
  },
  defaultSort: 'order',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'Only used in the CMS: the home page shows just the picture.' },
    },
    pictureField('image', { label: 'Picture', isRequired: true }),
    integerField('order', { isRequired: true, defaultValue: 0, description: 'Lower numbers come first.' }),
    statusField(),
  ],
})
