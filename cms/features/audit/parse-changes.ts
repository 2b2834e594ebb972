import * as z from 'zod/mini'
import type { Change } from './changes.ts'

const shortValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const changeSchema = z.object({
  field: z.string(),
  before: z.optional(shortValueSchema),
  after: z.optional(shortValueSchema),
})

/** Parses the stored changes of an audit log row. Returns an empty list if the changes are invalid. */
export function parseChanges(stored: unknown): Change[] {
  const parsed = z.safeParse(z.array(changeSchema), stored)
  return parsed.success ? parsed.data : []
}
