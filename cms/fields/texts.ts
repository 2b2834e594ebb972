import type { RichTextField, TextareaField, TextField } from 'payload'
import { checkLocalDate, checkTexts } from './validate.ts'

interface TextFieldOptions {
  label?: string
  description?: string
}

/** Stores the text `yyyy-mm-dd`, so that the day is the same in every time zone. */
export function localDateField(
  name: string,
  { label, description, isRequired = false }: TextFieldOptions & { isRequired?: boolean } = {},
): TextField {
  return {
    name,
    type: 'text',
    label,
    required: isRequired,
    validate: (value: unknown) => checkLocalDate(value, isRequired),
    admin: {
      description,
      components: {
        Cell: '/admin/values/cells.tsx#DateCell',
        Field: '/admin/values/LocalDateField.tsx#LocalDateField',
      },
    },
  }
}

/** Returns a field for a day that must not be before the day in `firstDayField`. */
export function lastDayField(name: string, firstDayField: string, options: TextFieldOptions): TextField {
  return {
    ...localDateField(name, options),
    validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
      const result = checkLocalDate(value)
      if (result !== true || typeof value !== 'string' || value === '') return result
      const firstDay = siblingData[firstDayField]
      // Dates in the form yyyy-mm-dd can be compared as texts.
      const isTooEarly = typeof firstDay === 'string' && value < firstDay
      return isTooEarly ? `The last day must not be before the first (${firstDay}).` : true
    },
  }
}

export function textsField(name: string, { label, description }: TextFieldOptions = {}): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    validate: (value: unknown) => checkTexts(value),
    admin: {
      description: description ?? 'Type an item and press Enter, then type the next item.',
      components: { Field: '/payload-fixes/inputs/TextListField.tsx#TextListField' },
    },
  }
}

export function longTextField(name: string, { label, description }: TextFieldOptions = {}): TextareaField {
  return { name, type: 'textarea', label, admin: { description, rows: 3 } }
}

export function richTextField(name: string, { label, description }: TextFieldOptions = {}): RichTextField {
  return { name, type: 'richText', label, admin: { description } }
}
