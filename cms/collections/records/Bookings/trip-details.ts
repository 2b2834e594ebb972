import { maxPickupAddressLength, travellerNameSchema } from '@nusa/shared/booking'
import { formatDate, type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { normaliseLine } from '@nusa/shared/text'
import type { Field, JSONField, UIField } from 'payload'
import * as z from 'zod/mini'
import { rupiahField } from '../../../fields/numbers/numbers.ts'
import { recordField } from '../../../fields/read-only-fields.ts'
import { lengthError } from '../../../fields/text-lengths.ts'
import { localDateField } from '../../../fields/texts.ts'
import { checkLocalDate, type ValidationResult } from '../../../fields/validate.ts'
import { checkTransferAnswers } from './correct-transfer.ts'

type BookingValues = Record<string, unknown>

const isTour = ({ kind }: BookingValues) => kind === 'tour'
const hasPickup = (booking: BookingValues) => isTour(booking) && Boolean(booking.pickup_kind)
const isInZone = ({ pickup_kind }: BookingValues) => pickup_kind === 'zone'

/** Returns the fields of a tour's pickup, which the traveller chose when booking or chooses later by link. */
export function pickupFields(): Field[] {
  const cashField = rupiahField('pickup_cash', {
    label: 'Driver collects in cash',
    description:
      'The surcharge of a pickup zone that was chosen after the booking, with tax, minus what was paid online.',
  })
  return [
    {
      name: 'pickup_kind',
      type: 'select',
      label: 'Pickup',
      options: [
        { label: 'Meeting point', value: 'meeting_point' },
        { label: 'In a pickup zone', value: 'zone' },
        { label: 'The traveller will say later', value: 'later' },
      ],
      admin: {
        position: 'sidebar',
        condition: hasPickup,
        isClearable: false,
        description:
          'If you change the pickup or its zone, saving also computes the place, the pickup time and the cash, unless you enter them here before you save.',
      },
    },
    {
      name: 'pickup_zone',
      type: 'text',
      label: 'Pickup zone',
      admin: {
        position: 'sidebar',
        condition: isInZone,
        components: { Field: '/collections/records/Bookings/PickupZoneField.tsx#PickupZoneField' },
      },
    },
    {
      ...cashField,
      admin: {
        ...cashField.admin,
        position: 'sidebar',
        condition: isInZone,
        components: {
          ...cashField.admin?.components,
          afterInput: ['/collections/records/Bookings/PaidSurcharge.tsx#PaidSurcharge'],
        },
      },
    },
  ]
}

export const namedTravellersSchema = z.array(z.looseObject({ id: z.optional(z.unknown()), name: z.string() }))

export function travellersField(): JSONField {
  const field = recordField('passenger_details')
  return {
    ...field,
    admin: {
      ...field.admin,
      components: { Field: '/collections/records/Bookings/TravellersField.tsx#TravellersField' },
    },
    validate: (value: unknown) => checkTravellers(value),
    hooks: { beforeChange: [({ value, previousValue }) => replaceNames(previousValue, value)] },
  }
}

export function answersField(): JSONField {
  const field = recordField('answers', { isListed: false })
  const component = '/collections/records/Bookings/AnswersField.tsx#AnswersField'
  return {
    ...field,
    label: 'Answers',
    admin: { ...field.admin, components: { Field: component } },
    validate: checkTransferAnswers,
  }
}

/** Validates the names of the travellers. A name may be empty until the group enters it. */
export function checkTravellers(value: unknown): string | true {
  const travellers = namedTravellersSchema.safeParse(value)
  const names = travellers.success ? travellers.data.map(({ name }) => normaliseLine(name)) : []
  return names.every((name) => name === '' || travellerNameSchema.safeParse(name).success)
    ? true
    : 'Please enter names in letters, with at most 120 characters.'
}

/** Returns the stored travellers with the entered names. If either value is invalid, the stored value stays. */
export function replaceNames(stored: unknown, entered: unknown): unknown {
  const storedTravellers = namedTravellersSchema.safeParse(stored)
  const enteredTravellers = namedTravellersSchema.safeParse(entered)
  if (!storedTravellers.success || !enteredTravellers.success) return stored ?? entered
  return storedTravellers.data.map((traveller, index) => ({
    ...traveller,
    name: normaliseLine(enteredTravellers.data[index]?.name ?? traveller.name),
  }))
}

export function checkPickupLocation(value: unknown, { previousValue }: { previousValue?: unknown }): ValidationResult {
  if (value === previousValue) return true
  return lengthError(value, maxPickupAddressLength) ?? true
}

function hasMissingNames({ kind, passenger_details }: BookingValues): boolean {
  const travellers = namedTravellersSchema.safeParse(passenger_details)
  return kind === 'tour' && travellers.success && travellers.data.some(({ name }) => normaliseLine(name) === '')
}

/** The day must be between today and the departure, and cannot be removed while names are missing. */
export function checkNamesDueDay(
  value: unknown,
  { siblingData, previousValue }: { siblingData: BookingValues; previousValue?: unknown },
  today: LocalDate = todayInBali(new Date()),
): ValidationResult {
  const departure = parseLocalDate(siblingData.booking_date)
  const day = parseLocalDate(value)
  if (day === null) {
    const isRemoved = !value && Boolean(previousValue) && hasMissingNames(siblingData)
    return isRemoved
      ? 'Names are missing. Please enter the last day for the group to enter them, or enter the names yourself first.'
      : checkLocalDate(value)
  }
  if (value === previousValue) return true
  // Dates in the format yyyy-mm-dd can be compared as texts.
  if (departure !== null && day > departure) {
    return `The names must be due on the day of the departure, ${formatDate(departure)}, or earlier.`
  }
  // Without a previous value, it is unknown whether the day was changed.
  const mayBeUnchanged = previousValue === undefined
  return mayBeUnchanged || day >= today || 'This day has passed. Please enter today or a later day.'
}

export function namesDueDayField(): Field {
  const field = localDateField('names_until', {
    label: 'Names are due',
    description: 'The group can enter its names by link until the end of this day.',
  })
  return {
    ...field,
    validate: (value: unknown, options: { siblingData: BookingValues; previousValue?: unknown }) =>
      checkNamesDueDay(value, options),
    admin: {
      ...field.admin,
      position: 'sidebar',
      condition: (booking: BookingValues) => Boolean(booking.names_until) || hasMissingNames(booking),
    },
  }
}

export function tripLinkField(): UIField {
  return {
    name: 'trip_link',
    label: 'Link for the traveller',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/collections/records/Bookings/TripLink.tsx#TripLink' },
    },
  }
}
