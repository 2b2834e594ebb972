import type { NumberField } from 'payload'
import { noEnd, overlapOf, rangeOf } from './ranges.ts'
import { rowsAround } from './rows-around.ts'
import { checkPrice, checkRangeEnd, checkRating, checkRupiah, checkWhole, highestPrice } from './validate.ts'

interface Options {
  label?: string
  description?: string
  isRequired?: boolean
  defaultValue?: number
}

const amountCell = '/admin/AmountCell.tsx#AmountCell'

/** Returns whether a field is an amount in rupiah. */
export function isRupiah({ admin }: Pick<NumberField, 'admin'>): boolean {
  return admin?.components?.Cell === amountCell
}

/** Returns a field for an amount in whole rupiah. */
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
    admin: {
      description,
      placeholder: 'Rupiah',
      components: { Cell: amountCell },
    },
  }
}

/**
 * Returns a field for a charged amount in whole rupiah. The functions write it once; the admin shows it in the format
 * of invoices.
 */
export function amountField(name: string): NumberField {
  const field = rupiahField(name, { isRequired: true })
  const components = { ...field.admin?.components, Field: '/admin/AmountText.tsx#AmountText' }
  return { ...field, admin: { ...field.admin, components } }
}

/** Returns a field for a selling price in whole rupiah. */
export function priceField(
  name: string,
  { mayBeFree = true, ...options }: Options & { mayBeFree?: boolean } = {},
): NumberField {
  const field = rupiahField(name, options)
  return {
    ...field,
    min: mayBeFree ? 0 : 1,
    max: highestPrice,
    admin: { ...field.admin, components: { ...field.admin?.components, Field: '/admin/PriceField.tsx#PriceField' } },
    validate: (value: unknown) => checkPrice(value, { isRequired: options.isRequired, mayBeFree }),
  }
}

const wholeNumber = { Field: '/admin/WholeField.tsx#WholeField' } as const

/** Returns a field for a whole number. */
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
    admin: { description, components: wholeNumber },
  }
}

interface RangeOptions {
  /** The names of the arrays that contain the row, the price table last. */
  lists: readonly string[]
  /** Returns another reason why a row cannot start at a count; null if it can. */
  faultOf?: (from: number, entry: Record<string, unknown>) => string | null
}

/**
 * Returns the two ends of a range of counts (1 to 999) for a row of a price table. The ranges of two rows must not
 * overlap.
 */
export function rangeFields(min: string, max: string, { lists, faultOf }: RangeOptions): [NumberField, NumberField] {
  const begin = wholeField(min, { label: 'From', min: 1, max: noEnd, isRequired: true, defaultValue: 1 })
  return [
    {
      ...begin,
      validate: (value: unknown, { data, path, siblingData }: Place) => {
        const whole = checkWhole(value, { min: 1, max: noEnd, isRequired: true })
        if (whole !== true || typeof value !== 'number') return whole
        const around = rowsAround(data, lists, siblingData, path)
        const ranges = around?.rows.map((row) => rangeOf(row, min, max)) ?? []
        return (around && overlapOf(ranges, around.index)) ?? faultOf?.(value, data) ?? true
      },
    },
    {
      name: max,
      type: 'number',
      label: 'To',
      min: 1,
      max: noEnd,
      required: true,
      defaultValue: noEnd,
      validate: (value: unknown, { siblingData }: Place) =>
        value === null || value === undefined ? 'Please enter a number.' : checkRangeEnd(value, siblingData[min]),
      admin: { components: wholeNumber },
    },
  ]
}

/** The position of the validated field. Payload omits the path when it validates a form without saving. */
interface Place {
  data: Record<string, unknown>
  siblingData: Record<string, unknown>
  path?: (string | number)[]
}

/** Accepts decimals after a point or, as in Indonesia, a comma. */
export const decimals = { Field: '/admin/DecimalField.tsx#DecimalField' } as const

/** Returns a field for a rating from 0 to 5. */
export function ratingField(): NumberField {
  return {
    name: 'rating',
    type: 'number',
    min: 0,
    max: 5,
    validate: (value: unknown) => checkRating(value),
    admin: { components: decimals, description: 'From 0 to 5, for example 4.8.' },
  }
}
