import { defaultCutOffDays } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import type { Field } from 'payload'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { lastDayField, localDateField } from '../../../fields/texts.ts'
import { tourRowLabel } from './row-titles.ts'
import { capacityWarningField, departureWeekField, startTimesField } from './start-times.ts'

export function dateFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        localDateField('starting_date', { label: 'First day', description: 'Leave empty for no start date.' }),
        lastDayField('end_date', 'starting_date', { label: 'Last day', description: 'Leave empty for no end date.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        integerField('cut_off_days', {
          label: 'Booking cut-off (days)',
          description: `The number of days before the tour at which booking ends. Leave empty for ${formatCount(defaultCutOffDays, 'day')}.`,
          max: 365,
        }),
        integerField('cut_off_hours', {
          label: 'Booking cut-off (hours)',
          description:
            'Only for tours with start times. The number of hours before the departure at which booking ends. Leave empty to use the days.',
          max: 8760,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        integerField('max_guests', {
          label: 'Maximum group size',
          description: 'Adults and children in one booking. Empty or 0 means no limit.',
          defaultValue: 0,
          max: 999,
        }),
        integerField('places_per_day', {
          label: 'Daily capacity',
          description:
            'Adults and children of all bookings, or packages if the tour is sold per package. Empty means no limit; 0 means that no day can be booked. Start times have their own capacity instead. To change a single day, use Availability overrides.',
          max: 9999,
        }),
      ],
    },
    startTimesField(),
    capacityWarningField(),
    departureWeekField(),
    {
      name: 'block_dates',
      type: 'array',
      label: 'Blocked dates',
      labels: { singular: 'Date', plural: 'Dates' },
      admin: {
        description: 'Travellers cannot book these dates. Existing bookings are kept.',
        components: { RowLabel: tourRowLabel('date') },
      },
      fields: [localDateField('date', { isRequired: true })],
    },
  ]
}
