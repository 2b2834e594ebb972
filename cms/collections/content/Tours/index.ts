import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../../access/content.ts'
import { hiddenWithout } from '../../../access/permissions.ts'
import { cascadeDelete } from '../../../core/database/cascade-delete.ts'
import { bookingQuestionsField } from '../../../fields/booking-questions.ts'
import { cancellationPolicyField } from '../../../fields/cancellation-policy.ts'
import { integerField, moveToSidebar, priceField, ratingField } from '../../../fields/numbers/numbers.ts'
import { previousSlugsField } from '../../../fields/previous-slugs.ts'
import { slugField } from '../../../fields/slug.ts'
import { draftVersions } from '../../../fields/status.ts'
import { richTextField, textsField } from '../../../fields/texts.ts'
import { groups } from '../../groups.ts'
import { addOnField } from './add-on.ts'
import { bookedDaysEndpoint } from './booked-days.ts'
import { refuseRemovedStartTimes } from './booked-start-times.ts'
import { dateFields } from './dates.ts'
import { headingFields } from './heading.ts'
import { itineraryField, questionsField } from './itinerary.ts'
import { pricingField } from './pricing.ts'
import { namesFields, pickupFields } from './trip-details.ts'

export const Tours = (): CollectionConfig => ({
  slug: 'tours',
  access: draftedContentAccess(),
  endpoints: [bookedDaysEndpoint],
  versions: draftVersions(),
  hooks: {
    beforeChange: [refuseRemovedStartTimes],
    beforeDelete: [cascadeDelete('favorites', 'tour_id'), cascadeDelete('tour-places', 'tour')],
  },
  admin: {
    group: groups.tours,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'location', 'destination_ids', 'category_ids', 'is_popular', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'location', 'slug'],
    description:
      'Tours that travellers can book. Save a draft to preview the page with the eye icon. Publish the draft to put the tour on the site.',
  },
  defaultSort: 'title',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Heading', description: 'The top of the page and the card in lists.', fields: headingFields() },
        { label: 'Dates', description: 'All dates are Bali dates, wherever you are.', fields: dateFields() },
        {
          label: 'Prices',
          description: 'All prices are in whole rupiah.',
          fields: [
            pricingField(),
            addOnField(),
            priceField('price', {
              label: 'Price without packages',
              mayBeFree: false,
              description:
                'Shown as the “from” price until a package has a price. Travellers always pay the price of a package.',
            }),
          ],
        },
        {
          label: 'About',
          fields: [
            richTextField('description', {
              label: 'About this tour',
              description: 'Long texts are collapsed on the page, so start with what matters most.',
            }),
          ],
        },
        {
          label: 'Included',
          fields: [
            textsField('included_items', {
              label: 'What’s included',
              description:
                'For example Lunch or Entrance tickets. Type an item and press Enter, then type the next item.',
            }),
            textsField('excluded_items', {
              label: 'What’s not included',
              description: 'What travellers might expect but pay themselves, for example Tips.',
            }),
          ],
        },
        { label: 'Itinerary', fields: [itineraryField()] },
        { label: 'Questions', fields: [questionsField()] },
        {
          label: 'Booking details',
          description: 'What you need to know from travellers before the tour.',
          fields: [...pickupFields(), ...namesFields(), bookingQuestionsField()],
        },
        {
          label: 'Notes and terms',
          fields: [
            cancellationPolicyField(),
            richTextField('notes', {
              label: 'Important notes',
              description: 'What to bring, who the tour is not suitable for, where to meet.',
            }),
            richTextField('terms_conditions', {
              label: 'Terms and conditions',
              description:
                'Terms for this tour only. Choose the page with the general terms for all travellers in Settings.',
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
      admin: {
        position: 'sidebar',
        description: 'The type of tour. The tour appears in the lists of these categories.',
      },
    },
    {
      name: 'destination_ids',
      type: 'relationship',
      relationTo: 'destinations',
      hasMany: true,
      label: 'Destinations',
      admin: {
        position: 'sidebar',
        description: 'Where the tour goes. The tour appears on the pages of these destinations.',
      },
    },
    {
      name: 'is_popular',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Popular',
      admin: { position: 'sidebar', description: 'Popular tours appear on the home page, highest rated first.' },
    },
    moveToSidebar(ratingField()),
    moveToSidebar(
      integerField('review_count', {
        label: 'Reviews',
        defaultValue: 0,
        description: 'The number of reviews that the rating is based on.',
      }),
    ),
  ],
})
