import type { NumberField } from 'payload'
import { checkPrice, checkRangeEnd, checkRating, checkRupiah, checkWhole, highestPrice } from './validate.ts'

interface Options {
  label?: string
  description?: string
  isRequired?: boolean
  defaultValue?: number
}

/** An amount in whole rupiah. */
export function rupiahField(
  name: string,
  { label, description, isRequired = false, defaultValue }: Options = {},
): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: isRequired,
    min: 0,
    defaultValue,
    validate: (value: unknown) => checkRupiah(value, isRequired),
    admin: { description, step: 1000, placeholder: 'Rupiah' },
  }
}

/** What something is sold for, in whole rupiah. */
export function priceField(
  name: string,
  { mayBeFree = true, ...options }: Options & { mayBeFree?: boolean } = {},
): NumberField {
  return {
    ...rupiahField(name, options),
    min: mayBeFree ? 0 : 1,
    max: highestPrice,
    validate: (value: unknown) => checkPrice(value, { isRequired: options.isRequired, mayBeFree }),
  }
}

/** A whole number. */
export function wholeField(
  name: string,
  { label, description, isRequired = false, defaultValue, min = 0, max }: Options & { min?: number; max?: number } = {},
): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: isRequired,
    min,
    max,
    defaultValue,
    validate: (value: unknown) => checkWhole(value, { min, max, isRequired }),
    admin: { description, step: 1 },
  }
}

/** The two ends of a range of counts, from 1 to 999. */
export function rangeFields(min: string, max: string): [NumberField, NumberField] {
  return [
    { ...wholeField(min, { label: 'From', min: 1, max: 999, isRequired: true, defaultValue: 1 }) },
    {
      name: max,
      type: 'number',
      label: 'To',
      min: 1,
      max: 999,
      required: true,
      defaultValue: 999,
      validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) =>
        value === null || value === undefined ? 'Please write a number.' : checkRangeEnd(value, siblingData[min]),
      admin: { step: 1 },
    },
  ]
}

/** A rating from 0 to 5. */
export function ratingField(): NumberField {
  return {
    name: 'rating',
    type: 'number',
    min: 0,
    max: 5,
    validate: (value: unknown) => checkRating(value),
    admin: { step: 0.1, description: 'From 0 to 5, such as 4.8.' },
  }
}
