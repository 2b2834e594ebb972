import type { Field } from 'payload'

const hasMeetingPoint = (mode: unknown) => mode === 'meeting_point' || mode === 'both'
const hasZones = (mode: unknown) => mode === 'hotel' || mode === 'both'

interface ValidationContext {
  siblingData: Record<string, unknown>
}

/** Returns the fields for where travellers are collected. */
export function pickupFields(): Field[] {
  return [
    {
      name: 'pickup_mode',
      type: 'select',
      defaultValue: 'none',
      label: 'Pickup',
      options: [
        { label: 'Agreed after the booking', value: 'none' },
        { label: 'Meeting point', value: 'meeting_point' },
        { label: 'Hotel pickup', value: 'hotel' },
        { label: 'Meeting point or hotel pickup', value: 'both' },
      ],
      admin: { isClearable: false, description: 'What travellers choose from when they book.' },
    },
    {
      name: 'meeting_point',
      type: 'text',
      validate: (value: unknown, { siblingData }: ValidationContext) =>
        !hasMeetingPoint(siblingData.pickup_mode) ||
        (typeof value === 'string' && value.trim() !== '') ||
        'Please enter the meeting point.',
      admin: {
        description:
          'Where travellers come to, so that they find it, for example: Rafting base, Jalan Raya Kedewatan, Ubud.',
        condition: (tour: Record<string, unknown>) => hasMeetingPoint(tour.pickup_mode),
      },
    },
    {
      name: 'pickup_zone_ids',
      type: 'relationship',
      relationTo: 'pickup-zones',
      hasMany: true,
      label: 'Pickup zones',
      validate: (value: unknown, { siblingData }: ValidationContext) =>
        !hasZones(siblingData.pickup_mode) ||
        (Array.isArray(value) && value.length > 0) ||
        'Please choose the zones in which travellers are picked up.',
      admin: {
        description: 'Travellers choose one and enter their hotel. Its surcharge is added to the price.',
        condition: (tour: Record<string, unknown>) => hasZones(tour.pickup_mode),
      },
    },
  ]
}
