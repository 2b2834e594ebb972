import * as z from 'zod/mini'
import type { Change } from './changes.ts'

const shortSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const changeSchema = z.object({
  field: z.string(),
  before: z.optional(shortSchema),
  after: z.optional(shortSchema),
})

/** Parses the stored changes of an audit log row; returns none if they are invalid. */
export function changesIn(kept: unknown): Change[] {
  const parsed = z.safeParse(z.array(changeSchema), kept)
  return parsed.success ? parsed.data : []
}
