import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { groups, hiddenFromStaff } from '../../config/groups.ts'
import { priceField, ratingField, wholeField } from '../../fields/numbers.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { inSidebar } from '../../fields/sidebar.ts'
import { slugField } from '../../fields/slug.ts'
import { drafts } from '../../fields/status.ts'
import { richText, textsField } from '../../fields/texts.ts'
import { deleteAlong } from '../../hooks/delete-along.ts'
import { addOnField } from './add-on.ts'
import { dateFields } from './dates.ts'
import { headingFields } from './heading.ts'
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
    defaultColumns: ['title', 'location', 'destination_ids', 'category_ids', 'is_popular', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'location', 'slug'],
    components: {
      views: {
        edit: {
          calendar: {
            Component: '/admin/tours/CalendarTab.tsx#CalendarTab',
            path: '/calendar',
            tab: { label: ({ t }) => t('nusa:calendar'), href: '/calendar', order: 200 },
          },
        },
      },
    },
    description:
      'What travellers book. Once a draft is saved, the eye shows its page; once it is published, it goes live with the site.',
  },
  defaultSort: 'title',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Heading', description: 'The top of the page, and the card in lists.', fields: headingFields() },
        { label: 'Dates', description: 'Days are Bali’s, wherever you are.', fields: dateFields() },
        {
          label: 'Prices',
          description: 'All prices are whole rupiah.',
          fields: [
            pricingField(),
            addOnField(),
            priceField('price', {
              label: 'Price without packages',
              mayBeFree: false,
              description:
                "Only shown, as the tour's lowest price, while no package has one. Travellers pay a package's price.",
            }),
          ],
        },
        {
          label: 'About',
          fields: [
            richText('description', {
              label: 'About this tour',
              description: 'A long text is folded on the page, so begin with what matters most.',
            }),
          ],
        },
        {
          label: 'Included',
          fields: [
            textsField('included_items', {
              label: "What's included",
              description: 'Such as Lunch or Entrance tickets. Write one and press Enter, then the next.',
            }),
            textsField('excluded_items', {
              label: "What's not included",
              description: 'What travellers may expect and have to pay themselves, such as Tips.',
            }),
          ],
        },
        { label: 'Itinerary', fields: [itineraryField()] },
        { label: 'Questions', fields: [questionsField()] },
        {
          label: 'Notes and terms',
          fields: [
            richText('notes', {
              label: 'Important notes',
              description: 'What to bring, who should not come, where to meet.',
            }),
            richText('terms_conditions', {
              label: 'Terms & conditions',
              description:
                'What holds for this tour alone. The terms that everybody accepts are a page, chosen in Settings.',
            }),
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
      admin: { position: 'sidebar', description: 'What kind of tour it is: the lists that it is found in.' },
    },
    {
      name: 'destination_ids',
      type: 'relationship',
      relationTo: 'destinations',
      hasMany: true,
      label: 'Destinations',
      admin: { position: 'sidebar', description: 'Where it leads to: the pages of places that show it.' },
    },
    {
      name: 'is_popular',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Popular',
      admin: { position: 'sidebar', description: 'Popular tours are on the home page, best rated first.' },
    },
    inSidebar(ratingField()),
    inSidebar(
      wholeField('review_count', {
        label: 'Reviews',
        defaultValue: 0,
        description: 'How many reviews the rating comes from.',
      }),
    ),
  ],
})
