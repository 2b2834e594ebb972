import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { integerField, moveToSidebar } from '../../fields/numbers/numbers.ts'
import { pictureField } from '../../fields/pictures.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { dayPattern } from '../../fields/read-only-fields.ts'
import { slugField } from '../../fields/slug.ts'
import { draftVersions } from '../../fields/status.ts'
import { longTextField, richTextField } from '../../fields/texts.ts'
import { checkInstant } from '../../fields/validate.ts'
import { groups } from '../groups.ts'

export const Articles = (): CollectionConfig => ({
  slug: 'articles',
  labels: { singular: 'News article', plural: 'News' },
  access: draftedContentAccess(),
  versions: draftVersions(),
  admin: {
    group: groups.site,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'author', 'category', 'published_at', '_status'],
  },
  defaultSort: '-published_at',
  fields: [
    { name: 'title', type: 'text', required: true },
    longTextField('excerpt'),
    richTextField('content'),
    pictureField('image', { label: 'Picture' }),
    slugField('title', 'new-year-in-ubud'),
    previousSlugsField(),
    { name: 'author', type: 'text', required: true, admin: { position: 'sidebar' } },
    { name: 'category', type: 'text', required: true, admin: { position: 'sidebar' } },
    {
      name: 'published_at',
      type: 'date',
      required: true,
      label: 'Date',
      defaultValue: () => new Date().toISOString(),
      validate: (value: unknown) => checkInstant(value),
      // Payload's default format puts the month before the day. In Bali, 11/12/2026 is a day in December.
      admin: { position: 'sidebar', date: { displayFormat: dayPattern } },
    },
    moveToSidebar(integerField('views', { defaultValue: 0 })),
  ],
})
