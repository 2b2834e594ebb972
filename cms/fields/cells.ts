import type { Field } from 'payload'
import { mapFields } from './map-fields.ts'

/** Has lists write a tick as a word, since Payload would print `true` and `false`. */
export function withCells(fields: Field[]): Field[] {
  return mapFields(fields, (field) =>
    field.type === 'checkbox'
      ? {
          ...field,
          admin: {
            ...field.admin,
            components: { Cell: '/admin/YesNoCell.tsx#YesNoCell', ...field.admin?.components },
          },
        }
      : field,
  )
}
