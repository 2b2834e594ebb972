import type { CollectionConfig } from 'payload'
import { switchedContentAccess } from '../../access/content.ts'
import { groups, hiddenFromStaff } from '../../config/groups.ts'
import { wholeField } from '../../fields/numbers.ts'
import { pictureField } from '../../fields/pictures.ts'
import { statusField } from '../../fields/status.ts'

export const HeroSlides = (): CollectionConfig => ({
  slug: 'hero-slides',
  labels: { singular: 'Hero slide', plural: 'Hero slides' },
  access: switchedContentAccess(),
  admin: {
    group: groups.site,
    hidden: hiddenFromStaff,
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', 'status'],
    description: 'The big pictures that change at the top of the home page.',
  },
  defaultSort: 'order',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'What it is called here: the home page shows the picture alone.' },
    },
    pictureField('image', { label: 'Picture', isRequired: true }),
    wholeField('order', { isRequired: true, defaultValue: 0, description: 'The smallest number comes first.' }),
    statusField(),
  ],
})
