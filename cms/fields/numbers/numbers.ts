import type { NumberField } from 'payload'
import { checkInteger, checkPrice, checkRangeEnd, checkRating, checkRupiah, maxPrice } from '../validate.ts'
import { findOverlapError, openRangeEnd, readRange } from './ranges.ts'
import { findRowPosition } from './row-position.ts'

interface NumberFieldOptions {
  label?: string
  description?: string
  isRequired?: boolean
  defaultValue?: number
}

const amountCell = '/admin/values/cells.tsx#AmountCell'

export function isRupiah({ admin }: Pick<NumberField, 'admin'>): boolean {
  return admin?.components?.Cell === amountCell
}

export function rupiahField(
  name: string,
  { label, description, isRequired = false, defaultValue }: NumberFieldOptions = {},
): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: isRequired,
    min: 0,
    defaultValue,
    validate: (value: unknown) => checkRupiah(value, isRequired),
    admin: {
      description,
      placeholder: 'Rupiah',
      components: { Cell: amountCell },
    },
  }
}

/** Returns a field for an amount in whole rupiah, which the site's API writes and the admin shows as text. */
export function amountField(name: string): NumberField {
  const field = rupiahField(name, { isRequired: true })
  const components = { ...field.admin?.components, Field: '/admin/values/TextOutput.tsx#AmountText' }
  return { ...field, admin: { ...field.admin, components } }
}

/** Returns a field for a selling price in whole rupiah. */
export function priceField(
  name: string,
  { mayBeFree = true, ...options }: NumberFieldOptions & { mayBeFree?: boolean } = {},
): NumberField {
  const field = rupiahField(name, options)
  return {
    ...field,
    min: mayBeFree ? 0 : 1,
    max: maxPrice,
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, Field: '/fields/numbers/NumberFields.tsx#PriceField' },
    },
    validate: (value: unknown) => checkPrice(value, { isRequired: options.isRequired, mayBeFree }),
  }
}

const integerComponents = { Field: '/fields/numbers/NumberFields.tsx#WholeNumberField' } as const

export function integerField(
  name: string,
  {
    label,
    description,
    isRequired = false,
    defaultValue,
    min = 0,
    max,
  }: NumberFieldOptions & { min?: number; max?: number } = {},
): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: isRequired,
    min,
    max,
    defaultValue,
    validate: (value: unknown) => checkInteger(value, { min, max, isRequired }),
    admin: { description, components: integerComponents },
  }
}

interface RangeOptions {
  /** The arrays that contain the row. The last array is the price table. */
  arrayNames: readonly string[]
  /** Returns an additional error about the first count, or null. */
  startError?: (firstCount: number, entry: Record<string, unknown>) => string | null
}

/**
 * Returns the fields for the first and last count (1 to 999) of a price row. The counts of two rows must not overlap.
 */
export function rangeFields(
  minField: string,
  maxField: string,
  { arrayNames, startError }: RangeOptions,
): [NumberField, NumberField] {
  const startField = integerField(minField, {
    label: 'From',
    min: 1,
    max: openRangeEnd,
    isRequired: true,
    defaultValue: 1,
  })
  return [
    {
      ...startField,
      validate: (value: unknown, { data, path, siblingData }: ValidationContext) => {
        const integerResult = checkInteger(value, { min: 1, max: openRangeEnd, isRequired: true })
        if (integerResult !== true || typeof value !== 'number') return integerResult
        const position = findRowPosition(data, arrayNames, siblingData, path)
        const ranges = position?.rows.map((row) => readRange(row, minField, maxField)) ?? []
        const overlapError = position && findOverlapError(ranges, position.index)
        return overlapError ?? startError?.(value, data) ?? true
      },
    },
    {
      name: maxField,
      type: 'number',
      label: 'To',
      min: 1,
      max: openRangeEnd,
      required: true,
      defaultValue: openRangeEnd,
      validate(value: unknown, { siblingData }: ValidationContext) {
        if (value === null || value === undefined) return 'Please enter a number.'
        return checkRangeEnd(value, siblingData[minField])
      },
      admin: { components: integerComponents },
    },
  ]
}

/** `path` is missing when Payload validates a form without saving it. */
interface ValidationContext {
  data: Record<string, unknown>
  siblingData: Record<string, unknown>
  path?: (string | number)[]
}

/** Use these components for a field that accepts decimals after a point or a comma. */
export const decimalComponents = { Field: '/fields/numbers/NumberFields.tsx#DecimalField' } as const

export function ratingField(): NumberField {
  return {
    name: 'rating',
    type: 'number',
    min: 0,
    max: 5,
    validate: (value: unknown) => checkRating(value),
    admin: { components: decimalComponents, description: 'From 0 to 5, for example 4.8.' },
  }
}

export function moveToSidebar(field: NumberField): NumberField {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
