import { baliTimeZone } from '@nusa/shared/dates'
import type { Field } from 'payload'
import { timeZoneOptions } from '../../../fields/time-zones.ts'

const hasStartTime = ({ start_time }: Record<string, unknown>) => Boolean(start_time)
const isOutsideBaliTime = ({ time_zone }: Record<string, unknown>) => Boolean(time_zone) && time_zone !== baliTimeZone

/** Returns the fields for the departure of a tour and the pickup that the traveller chose. */
export function departureFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'start_time', type: 'text', admin: { condition: hasStartTime } },
        { name: 'start_label', type: 'text', label: 'Start time label', admin: { condition: hasStartTime } },
        { name: 'time_zone', type: 'select', options: timeZoneOptions, admin: { condition: isOutsideBaliTime } },
      ],
    },
    { name: 'start_time_id', type: 'text', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        {
          name: 'pickup_kind',
          type: 'select',
          label: 'Pickup',
          options: [
            { label: 'Meeting point', value: 'meeting_point' },
            { label: 'In a pickup zone', value: 'zone' },
            { label: 'The traveller will say later', value: 'later' },
          ],
          admin: { condition: ({ pickup_kind }: Record<string, unknown>) => Boolean(pickup_kind) },
        },
        {
          name: 'pickup_zone',
          type: 'text',
          admin: { condition: ({ pickup_zone }: Record<string, unknown>) => Boolean(pickup_zone) },
        },
      ],
    },
  ]
}
