import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { slugField } from '../../fields/slug.ts'
import { draftVersions } from '../../fields/status.ts'
import { richTextField } from '../../fields/texts.ts'
import { groups } from '../groups.ts'

export const Pages = (): CollectionConfig => ({
  slug: 'pages',
  access: draftedContentAccess(),
  versions: draftVersions(),
  admin: {
    group: groups.site,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    description: 'Text pages such as the help centre and the booking policy. Their addresses begin with /page/.',
  },
  defaultSort: 'title',
  fields: [
    { name: 'title', type: 'text', required: true },
    richTextField('content'),
    slugField('title', 'booking-policy'),
    previousSlugsField(),
  ],
})
