import { timeSchema, weekdays } from '@nusa/shared/dates'
import type { ArrayField, TextField, UIField } from 'payload'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { findRowPosition } from '../../../fields/numbers/row-position.ts'
import { lastDayField, localDateField } from '../../../fields/texts.ts'
import { findStartTimeOverlapError, readStartTime } from './start-time-rows.ts'

const weekdayLabels = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** A tour without start times is sold by the day. */
export function startTimesField(): ArrayField {
  return {
    name: 'start_times',
    type: 'array',
    label: 'Start times',
    labels: { singular: 'Start time', plural: 'Start times' },
    admin: {
      className: 'nusa-start-times',
      description:
        'For tours that leave at fixed times in the time zone of the first destination. Travellers then choose a date and a time. Leave empty to sell the tour by the day. A departure without days of the week runs every day. Without a capacity, it has no limit. Without packages, it sells all packages.',
      components: { RowLabel: '/collections/content/Tours/departures/StartTimeFields.tsx#StartTimeRow' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          timeField(),
          { name: 'label', type: 'text', maxLength: 60, admin: { placeholder: 'Sunrise' } },
          integerField('capacity', { label: 'Capacity', max: 9999 }),
          localDateField('valid_from', { label: 'First day' }),
          lastDayField('valid_to', 'valid_from', { label: 'Last day' }),
          {
            name: 'weekdays',
            type: 'select',
            hasMany: true,
            label: 'Days of the week',
            options: weekdays.map((value) => ({ value, label: weekdayLabels[value] })),
            admin: { components: { Field: '/collections/content/Tours/departures/StartTimeFields.tsx#WeekdaysField' } },
          },
          {
            name: 'package_ids',
            type: 'text',
            hasMany: true,
            label: 'Packages',
            // The packages of a copied tour have new IDs, so the IDs in the original are removed.
            hooks: { beforeDuplicate: [() => []] },
            admin: {
              components: { Field: '/collections/content/Tours/departures/StartTimeFields.tsx#StartTimePackages' },
            },
          },
        ],
      },
    ],
  }
}

export function departureWeekField(): UIField {
  return componentField('departure_week', 'Departures by day', 'DepartureWeek')
}

export function capacityWarningField(): UIField {
  return componentField('capacity_warning', 'Warning about the capacity', 'CapacityWarning')
}

function componentField(name: string, label: string, component: string): UIField {
  const Field = `/collections/content/Tours/departures/${component}.tsx#${component}`
  return { name, type: 'ui', label, admin: { components: { Field }, disableListColumn: true } }
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
    admin: { placeholder: '07:30' },
    validate: (value: unknown, { data, siblingData, path }: RowContext) => {
      if (!timeSchema.safeParse(value).success) return 'Please enter the time with four digits, for example 07:30.'
      const position = findRowPosition(data, ['start_times'], siblingData, path)
      if (!position) return true
      return findStartTimeOverlapError(position.rows.map(readStartTime), position.index) ?? true
    },
  }
}
