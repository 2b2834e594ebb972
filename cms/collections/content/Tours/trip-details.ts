import { minGroupSize } from '@nusa/shared/booking'
import { defaultNamesDays } from '@nusa/shared/catalog'
import type { Field } from 'payload'
import { integerField } from '../../../fields/numbers/numbers.ts'

function hasMeetingPoint({ pickup_mode: mode, pricing }: Record<string, unknown>): boolean {
  const packages: unknown[] = Array.isArray(pricing) ? pricing : []
  const isInPackage = packages.some((row) => (row as { pickup?: unknown } | null)?.pickup === 'meeting_point')
  return mode === 'meeting_point' || mode === 'both' || isInPackage
}

const hasZones = (mode: unknown) => mode === 'hotel' || mode === 'both'

interface ValidationContext {
  siblingData: Record<string, unknown>
}

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
      validate(value: unknown, { siblingData }: ValidationContext) {
        if (!hasMeetingPoint(siblingData)) return true
        const isFilled = typeof value === 'string' && value.trim() !== ''
        return isFilled || 'Please enter the meeting point.'
      },
      admin: {
        description: 'The address that travellers come to, for example: Rafting base, Jalan Raya Kedewatan, Ubud.',
        condition: hasMeetingPoint,
      },
    },
    {
      name: 'pickup_zone_ids',
      type: 'relationship',
      relationTo: 'pickup-zones',
      hasMany: true,
      label: 'Pickup zones',
      validate(value: unknown, { siblingData }: ValidationContext) {
        if (!hasZones(siblingData.pickup_mode)) return true
        const isFilled = Array.isArray(value) && value.length > 0
        return isFilled || 'Please choose the zones in which travellers are picked up.'
      },
      admin: {
        description: 'Travellers choose a zone and enter their hotel. The surcharge of the zone is added to the price.',
        condition: (tour: Record<string, unknown>) => hasZones(tour.pickup_mode),
      },
    },
  ]
}

/** The largest number of days before the departure at which names may be due. */
const maxNamesDays = 365

export function namesFields(): Field[] {
  const days = integerField('names_days', {
    label: 'Names are due (days before the departure)',
    description: `Groups can enter their names by link until the end of the due day. If the field is empty, names are due ${defaultNamesDays} days before the departure.`,
    defaultValue: defaultNamesDays,
    max: maxNamesDays,
  })
  return [
    {
      name: 'asks_names',
      type: 'checkbox',
      defaultValue: false,
      label: 'Ask for the name of each traveller',
      admin: {
        description: `For tours that need a list of names, such as boat trips. A group of ${minGroupSize} or more can then book with one name, and gets a link by email to enter the other names. Smaller groups always enter all names at the checkout.`,
      },
    },
    {
      ...days,
      admin: { ...days.admin, condition: ({ asks_names }: Record<string, unknown>) => asks_names === true },
    },
  ]
}
