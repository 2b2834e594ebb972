import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'

/** A value that is formatted in the user's language, so it is sent as data. */
export const localisedValueSchema = z.discriminatedUnion('kind', [
  /** Yes or no. */
  z.object({ kind: z.literal('flag'), is: z.boolean() }),
  z.object({ kind: z.literal('day'), day: localDateSchema }),
  z.object({ kind: z.literal('instant'), at: z.iso.datetime({ offset: true }) }),
  /** A select option, whose label is defined in the form: 'per_person' of 'type'. */
  z.object({ kind: z.literal('choice'), field: z.string(), choice: z.string() }),
  /** An entry without a name, or a deleted entry. */
  z.object({ kind: z.literal('unnamed'), id: z.union([z.int(), z.string()]) }),
  /** Marks values that were omitted before or after the listed ones. */
  z.object({ kind: z.literal('more') }),
])

/** A value of a field: a text or number, shown unchanged in every language, or a value to be formatted. */
export const fieldValueSchema = z.union([z.string(), localisedValueSchema])

/**
 * What differs: the displayed text (`words`). If the displayed text is the same: the referenced entry or the order of
 * entries (`entry`), the targets of links in a rich text (`links`), or its formatting (`setting`).
 */
export const differenceSchema = z.enum(['words', 'entry', 'links', 'setting'])

/**
 * A field that differs from the live release: 'pricing › 1 › tiers › 2 › adult_price'. Values before and after are
 * shortened, and empty if there is no value. For links the values are their targets.
 */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.array(fieldValueSchema),
  after: z.array(fieldValueSchema),
  differs_in: differenceSchema,
})

export type LocalisedValue = z.infer<typeof localisedValueSchema>
export type FieldValue = z.infer<typeof fieldValueSchema>
export type Difference = z.infer<typeof differenceSchema>
export type FieldChange = z.infer<typeof fieldChangeSchema>
