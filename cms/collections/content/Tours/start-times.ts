import { timeSchema, weekdays } from '@nusa/shared/dates'
import type { ArrayField, TextField } from 'payload'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { findRowPosition } from '../../../fields/numbers/row-position.ts'
import { lastDayField, localDateField } from '../../../fields/texts.ts'
import { overlapText, readStartTime } from './start-time-rows.ts'
import { tourRowLabel } from './tour-row-label.ts'

const weekdayLabels = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** Returns the field for the times at which a tour leaves. A tour without start times is sold by the day. */
export function startTimesField(): ArrayField {
  return {
    name: 'start_times',
    type: 'array',
    label: 'Start times',
    labels: { singular: 'Start time', plural: 'Start times' },
    admin: {
      initCollapsed: true,
      description:
        'For tours that leave at fixed times, each with its own capacity. Travellers then choose a date and a time. Leave empty to sell the tour by the day.',
      components: { RowLabel: tourRowLabel('start_time') },
    },
    fields: [
      {
        type: 'row',
        fields: [
          timeField(),
          {
            name: 'label',
            type: 'text',
            maxLength: 60,
            admin: { description: 'Travellers see it next to the time, for example Sunrise.' },
          },
          integerField('capacity', {
            label: 'Capacity',
            max: 9999,
            description: 'Spots of one departure, or packages if the tour is sold per package. Empty means no limit.',
          }),
        ],
      },
      {
        name: 'weekdays',
        type: 'select',
        hasMany: true,
        label: 'Days of the week',
        options: weekdays.map((value) => ({ value, label: weekdayLabels[value] })),
        admin: { description: 'Leave empty for every day.' },
      },
      {
        type: 'row',
        fields: [
          localDateField('valid_from', { label: 'First day', description: 'Leave empty for no start date.' }),
          lastDayField('valid_to', 'valid_from', { label: 'Last day', description: 'Leave empty for no end date.' }),
        ],
      },
      {
        name: 'package_ids',
        type: 'text',
        hasMany: true,
        label: 'Packages',
        // The packages of a copy have other ids.
        hooks: { beforeDuplicate: [() => []] },
        admin: {
          description: 'Leave empty for all packages.',
          components: { Field: '/collections/content/Tours/StartTimePackages.tsx#StartTimePackages' },
        },
      },
    ],
  }
}

interface RowContext {
  data: Record<string, unknown>
  siblingData: Record<string, unknown>
  path?: (string | number)[]
}

function timeField(): TextField {
  return {
    name: 'time',
    type: 'text',
    required: true,
    label: 'Time',
    admin: { placeholder: '07:30', description: 'In the time zone of the first destination.' },
    validate: (value: unknown, { data, siblingData, path }: RowContext) => {
      if (!timeSchema.safeParse(value).success) return 'Please enter the time with four digits, for example 07:30.'
      const position = findRowPosition(data, ['start_times'], siblingData, path)
      return (position && overlapText(position.rows.map(readStartTime), position.index)) ?? true
    },
  }
}
