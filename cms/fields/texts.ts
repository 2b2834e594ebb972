import type { RichTextField, TextareaField, TextField } from 'payload'
import { checkLocalDate, checkTexts } from './validate.ts'

interface Options {
  label?: string
  description?: string
}

/**
 * Returns a field for a date without a time, stored as the text `yyyy-mm-dd`. The text means the same day in every time
 * zone.
 */
export function localDateField(
  name: string,
  { label, description, isRequired = false }: Options & { isRequired?: boolean } = {},
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
        Cell: '/admin/cells/DateCell.tsx#DateCell',
        Field: '/admin/values/LocalDateField.tsx#LocalDateField',
      },
    },
  }
}

/** Returns a field for several short texts. */
export function textsField(name: string, { label, description }: Options = {}): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    validate: (value: unknown) => checkTexts(value),
    admin: {
      description: description ?? 'Type one and press Enter, then type the next.',
      components: { Field: '/payload-fixes/inputs/TextListField.tsx#TextListField' },
    },
  }
}

export function longTextField(name: string, { label, description }: Options = {}): TextareaField {
  return { name, type: 'textarea', label, admin: { description, rows: 3 } }
}

export function richTextField(name: string, { label, description }: Options = {}): RichTextField {
  return { name, type: 'richText', label, admin: { description } }
}
