import type { ArrayField } from 'payload'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { richTextField } from '../../../fields/texts.ts'
import { tourRowLabel } from './row-titles.ts'

export function itineraryField(): ArrayField {
  return {
    name: 'itinerary',
    type: 'array',
    labels: { singular: 'Day', plural: 'Days' },
    admin: {
      initCollapsed: true,
      description: 'The days in order. A single-day tour has one day.',
      components: { RowLabel: tourRowLabel('day') },
    },
    fields: [
      {
        type: 'row',
        fields: [
          integerField('day', { min: 1, max: 60, isRequired: true, defaultValue: 1 }),
          {
            name: 'title',
            type: 'text',
            admin: { description: 'Leave empty to show “Tour Itinerary Day” and the number.' },
          },
        ],
      },
      {
        name: 'activities',
        type: 'array',
        labels: { singular: 'Activity', plural: 'Activities' },
        admin: { components: { RowLabel: tourRowLabel('activity') } },
        fields: [
          { name: 'time', type: 'text', admin: { description: 'For example 08:00 or After lunch.' } },
          richTextField('description'),
        ],
      },
    ],
  }
}

export function questionsField(): ArrayField {
  return {
    name: 'faq',
    type: 'array',
    label: 'Questions and answers',
    labels: { singular: 'Question', plural: 'Questions' },
    admin: {
      initCollapsed: true,
      description: 'Questions that travellers ask before they book. The questions can also appear in search results.',
      components: { RowLabel: tourRowLabel('question') },
    },
    fields: [
      { name: 'question', type: 'text', required: true },
      { name: 'answer', type: 'textarea', required: true },
    ],
  }
}
