import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { pictureField } from '../../fields/pictures.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { slugField } from '../../fields/slug.ts'
import { draftVersions } from '../../fields/status.ts'
import { longTextField } from '../../fields/texts.ts'
import { timeZoneOptions } from '../../fields/time-zones.ts'
import { groups } from '../groups.ts'

export const Destinations = (): CollectionConfig => ({
  slug: 'destinations',
  access: draftedContentAccess(),
  versions: draftVersions(),
  admin: {
    group: groups.tours,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'country_id', '_status', 'updatedAt'],
    description: 'Places that tours go to, such as Ubud or Nusa Penida.',
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    longTextField('description'),
    pictureField('image', { label: 'Picture' }),
    { name: 'country_id', type: 'relationship', relationTo: 'countries', label: 'Country' },
    {
      name: 'time_zone',
      type: 'select',
      defaultValue: baliTimeZone,
      label: 'Time zone',
      options: timeZoneOptions,
      admin: { description: 'Tours that start here show their times in this zone.' },
    },
    slugField('name', 'nusa-penida'),
    previousSlugsField(),
  ],
})
