import type { ArrayField } from 'payload'
import { wholeField } from '../../fields/numbers.ts'
import { richText } from '../../fields/texts.ts'
import { tourRow } from './tour-row.ts'

/** The days of a tour and what happens in them. */
export function itineraryField(): ArrayField {
  return {
    name: 'itinerary',
    type: 'array',
    labels: { singular: 'Day', plural: 'Days' },
    admin: {
      initCollapsed: true,
      description: 'The days in their order; a tour of one day has one.',
      components: { RowLabel: tourRow('day') },
    },
    fields: [
      {
        type: 'row',
        fields: [
          wholeField('day', { min: 1, max: 60, isRequired: true, defaultValue: 1 }),
          {
            name: 'title',
            type: 'text',
            admin: { description: "Empty: the page says 'Tour Itinerary Day' and the number." },
          },
        ],
      },
      {
        name: 'activities',
        type: 'array',
        labels: { singular: 'Activity', plural: 'Activities' },
        admin: { components: { RowLabel: tourRow('activity') } },
        fields: [
          { name: 'time', type: 'text', admin: { description: 'Such as 08:00 or After lunch.' } },
          richText('description'),
        ],
      },
    ],
  }
}

/** Questions that travellers ask, with their answers. */
export function questionsField(): ArrayField {
  return {
    name: 'faq',
    type: 'array',
    label: 'Questions and answers',
    labels: { singular: 'Question', plural: 'Questions' },
    admin: {
      initCollapsed: true,
      description: 'What travellers ask before they book. Search engines show these, too.',
      components: { RowLabel: tourRow('question') },
    },
    fields: [
      { name: 'question', type: 'text', required: true },
      { name: 'answer', type: 'textarea', required: true },
    ],
  }
}
