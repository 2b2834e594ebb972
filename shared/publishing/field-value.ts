import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'

/** What is said otherwise in another language, as data. */
export const saidValueSchema = z.discriminatedUnion('kind', [
  /** Yes or no. */
  z.object({ kind: z.literal('flag'), is: z.boolean() }),
  z.object({ kind: z.literal('day'), day: localDateSchema }),
  z.object({ kind: z.literal('instant'), at: z.iso.datetime({ offset: true }) }),
  /** What may be one of a field's choices, which its form has words for: 'per_person' of 'type'. */
  z.object({ kind: z.literal('choice'), field: z.string(), choice: z.string() }),
  /** An entry that has no name, or is gone. */
  z.object({ kind: z.literal('unnamed'), id: z.union([z.int(), z.string()]) }),
  /** Others that are left out, before or after what is told. */
  z.object({ kind: z.literal('more') }),
])

/** A value as it stands in a field: a text is one in every language, as somebody wrote it, and so is a number. */
export const fieldValueSchema = z.union([z.string(), saidValueSchema])

/** In what two values differ: in what they say; where that is the same in which entry they name, where links lead, or how words are set. */
export const differenceSchema = z.enum(['words', 'entry', 'links', 'setting'])

/**
 * One field that is another than in the live release: 'pricing › 1 › tiers › 2 › adult_price'. What it was and is, shortened; empty
 * where there is nothing. Of links it is where they lead.
 */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.array(fieldValueSchema),
  after: z.array(fieldValueSchema),
  differs_in: differenceSchema,
})

export type SaidValue = z.infer<typeof saidValueSchema>
export type FieldValue = z.infer<typeof fieldValueSchema>
export type Difference = z.infer<typeof differenceSchema>
export type FieldChange = z.infer<typeof fieldChangeSchema>
