import type { ArrayField } from 'payload'

/** Returns the answers in a text with one answer per line, without duplicates. */
export function parseOptions(text: unknown): string[] {
  const lines = typeof text === 'string' ? text.split('\n').map((line) => line.trim()) : []
  return [...new Set(lines.filter((line) => line !== ''))]
}

export function bookingQuestionsField(): ArrayField {
  return {
    name: 'booking_questions',
    type: 'array',
    label: 'Questions to travellers',
    labels: { singular: 'Question', plural: 'Questions' },
    maxRows: 20,
    admin: {
      initCollapsed: true,
      description:
        'Asked at the checkout, for example shoe sizes or dietary needs. The answers appear on the day’s bookings, on the voucher and in emails. Bookings keep the question that the traveller answered.',
    },
    fields: [
      { name: 'text', type: 'text', required: true, label: 'Question' },
      {
        name: 'help',
        type: 'text',
        label: 'Explanation',
        admin: { description: 'Shown below the question, for example why you ask.' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'type',
            type: 'select',
            required: true,
            defaultValue: 'text',
            label: 'Answer type',
            options: [
              { label: 'Text', value: 'text' },
              { label: 'Choice', value: 'choice' },
              { label: 'Number', value: 'number' },
              { label: 'Date', value: 'date' },
              { label: 'Yes or no', value: 'yes_no' },
            ],
          },
          {
            name: 'per',
            type: 'select',
            required: true,
            defaultValue: 'booking',
            label: 'Asked',
            options: [
              { label: 'Once per booking', value: 'booking' },
              { label: 'For each traveller', value: 'traveller' },
            ],
          },
        ],
      },
      {
        name: 'options',
        type: 'textarea',
        label: 'Answers',
        validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
          const lacksOptions = siblingData.type === 'choice' && parseOptions(value).length === 0
          return lacksOptions ? 'Please enter the answers that travellers can choose from.' : true
        },
        admin: {
          rows: 4,
          description: 'One answer per line.',
          condition: (_data: unknown, row: Record<string, unknown> | undefined) => row?.type === 'choice',
        },
      },
      { name: 'is_required', type: 'checkbox', defaultValue: false, label: 'An answer is required' },
    ],
  }
}
