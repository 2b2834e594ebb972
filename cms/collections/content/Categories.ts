import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { pictureField } from '../../fields/pictures.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { slugField } from '../../fields/slug.ts'
import { draftVersions } from '../../fields/status.ts'
import { longTextField } from '../../fields/texts.ts'
import { groups } from '../groups.ts'

export const Categories = (): CollectionConfig => ({
  slug: 'categories',
  access: draftedContentAccess(),
  versions: draftVersions(),
  admin: {
    group: groups.tours,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
    description: 'Types of tours, such as Snorkelling or Temples.',
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    longTextField('description'),
    pictureField('image', { label: 'Picture' }),
    slugField('name', 'temples'),
    previousSlugsField(),
  ],
})
