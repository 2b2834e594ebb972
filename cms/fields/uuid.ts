import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/** An id that cannot be guessed and does not count, made when the entry is. */
export function uuidField(): TextField {
  return {
    name: 'id',
    type: 'text',
    required: true,
    defaultValue: () => randomUUID(),
    admin: { hidden: true },
  }
}
