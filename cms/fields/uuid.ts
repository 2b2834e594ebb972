import { randomUUID } from 'node:crypto'
import { hotelSchema } from '@nusa/shared/catalog'
import type { TextField } from 'payload'

/** Returns a field for a random id that cannot be guessed. */
export function uuidField(): TextField {
  return {
    name: 'id',
    type: 'text',
    required: true,
    defaultValue: () => randomUUID(),
    validate: (value: unknown) => hotelSchema.shape.id.safeParse(value).success || 'This is not a UUID.',
    admin: { hidden: true },
  }
}
