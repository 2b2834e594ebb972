import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { groups, hiddenFromStaff } from '../../config/groups.ts'
import { priceField, ratingField, wholeField } from '../../fields/numbers.ts'
import { pictureField, picturesField } from '../../fields/pictures.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { slugField } from '../../fields/slug.ts'
import { drafts } from '../../fields/status.ts'
import { longText, richText, textsField } from '../../fields/texts.ts'
import { deleteAlong } from '../../hooks/delete-along.ts'
import { addOnField } from './add-on.ts'
import { dateFields } from './dates.ts'
import { itineraryField, questionsField } from './itinerary.ts'
import { pricingField } from './pricing.ts'

export const Tours = (): CollectionConfig => ({
  slug: 'tours',
  access: draftedContentAccess(),
  versions: drafts(),
  hooks: { beforeDelete: [deleteAlong('favorites', 'tour_id'), deleteAlong('tour-places', 'tour')] },
  admin: {
    group: groups.tours,
    hidden: hiddenFromStaff,
    useAsTitle: 'title',
    defaultColumns: ['title', 'tour_type', 'location', 'is_popular', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'location', 'slug'],
    description: 'What travellers book. A tour is on the site once it is published and the site has been rebuilt.',
  },
  defaultSort: 'title',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'About',
          fields: [
            { name: 'title', type: 'text', required: true },
            longText('excerpt', { description: 'One or two sentences under the title.' }),
            richText('description', { label: 'About this tour' }),
            pictureField('main_image', { label: 'Main picture' }),
            picturesField('image_gallery', { label: 'Gallery' }),
            {
              type: 'row',
              fields: [
                { name: 'location', type: 'text', admin: { description: 'Such as Ubud, Bali.' } },
                {
                  name: 'duration',
                  type: 'text',
                  admin: { description: 'As travellers read it: 5 hours, 8 - 10 hours, 3 days.' },
                },
              ],
            },
            {
              name: 'tour_type',
              type: 'select',
              required: true,
              defaultValue: 'single_day',
              index: true,
              options: [
                { label: 'Single day', value: 'single_day' },
                { label: 'Multi day', value: 'multi_day' },
              ],
            },
            textsField('tour_label', {
              label: 'Labels',
              description: "Shown on the tour's card; without one it says 'Private tour'.",
            }),
          ],
        },
        {
          label: 'Prices',
          description: 'All prices are whole rupiah.',
          fields: [
            priceField('price', {
              label: 'Price without packages',
              mayBeFree: false,
              description:
                "Only shown, as the tour's lowest price, while no package has one. Travellers pay a package's price.",
            }),
            pricingField(),
            addOnField(),
          ],
        },
        { label: 'Dates', fields: dateFields() },
        {
          label: 'Included',
          fields: [
            textsField('included_items', { label: "What's included" }),
            textsField('excluded_items', { label: "What's not included" }),
          ],
        },
        { label: 'Itinerary', fields: [itineraryField()] },
        { label: 'Questions', fields: [questionsField()] },
        {
          label: 'Notes and terms',
          fields: [
            richText('notes', { label: 'Important notes' }),
            richText('terms_conditions', { label: 'Terms & conditions' }),
          ],
        },
      ],
    },
    slugField('title', 'nusa-penida-day-trip'),
    previousSlugsField(),
    {
      name: 'category_ids',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Categories',
      admin: { position: 'sidebar' },
    },
    {
      name: 'destination_ids',
      type: 'relationship',
      relationTo: 'destinations',
      hasMany: true,
      label: 'Destinations',
      admin: { position: 'sidebar' },
    },
    {
      name: 'is_popular',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Popular',
      admin: { position: 'sidebar', description: 'Popular tours are on the home page, best rated first.' },
    },
    { ...ratingField(), admin: { ...ratingField().admin, position: 'sidebar' } },
    {
      ...wholeField('review_count', { label: 'Reviews', defaultValue: 0 }),
      admin: { position: 'sidebar', description: 'How many reviews the rating comes from.' },
    },
  ],
})
