import type { Field, TextField } from 'payload'
import { wholeField } from '../../fields/numbers.ts'
import { localDateField } from '../../fields/texts.ts'
import { checkLocalDate } from '../../fields/validate.ts'
import { tourRow } from './tour-row.ts'

/** When a tour can be booked, and by how many. */
export function dateFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        localDateField('starting_date', { label: 'First day', description: 'Empty: available anytime.' }),
        endDateField(),
      ],
    },
    {
      type: 'row',
      fields: [
        wholeField('cut_off_days', {
          label: 'Cut-off (days)',
          description: 'How many days before the tour it must be booked. Empty: 1.',
          max: 365,
        }),
        wholeField('max_guests', {
          label: 'Largest party',
          description: 'Adults and children of one booking. 0: no bound.',
          defaultValue: 0,
          max: 999,
        }),
        wholeField('places_per_day', {
          label: 'Places a day',
          description:
            'Adults and children of all bookings, or packages where it is sold by the package. Empty: no bound. Another number for one day: Places on a date.',
          max: 9999,
        }),
      ],
    },
    {
      name: 'block_dates',
      type: 'array',
      label: 'Days without this tour',
      labels: { singular: 'Day', plural: 'Days' },
      admin: {
        description: 'Nobody can book these days. What is booked already stays booked.',
        components: { RowLabel: tourRow('date') },
      },
      fields: [localDateField('date', { isRequired: true })],
    },
  ]
}

function endDateField(): TextField {
  return {
    ...localDateField('end_date', { label: 'Last day', description: 'Empty: no end.' }),
    validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
      const verdict = checkLocalDate(value)
      const first = siblingData.starting_date
      // Texts of the form yyyy-mm-dd compare as their days do.
      const isEarly = typeof value === 'string' && value !== '' && typeof first === 'string' && value < first
      return verdict === true && isEarly ? `The last day must not be before the first (${first}).` : verdict
    },
  }
}
