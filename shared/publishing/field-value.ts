import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'

/** The CMS formats this value in the user's language, so it is sent as data and not as a text. */
export const localisedValueSchema = z.discriminatedUnion('kind', [
  /** A checkbox, shown as yes or no. */
  z.object({ kind: z.literal('flag'), is: z.boolean() }),
  z.object({ kind: z.literal('day'), day: localDateSchema }),
  z.object({ kind: z.literal('instant'), at: z.iso.datetime({ offset: true }) }),
  /** An option of a select field: 'per_person' of the field 'type'. The form defines its label. */
  z.object({ kind: z.literal('choice'), field: z.string(), choice: z.string() }),
  /** An entry without a name, or a deleted entry. */
  z.object({ kind: z.literal('unnamed'), id: z.union([z.int(), z.string()]) }),
  /** Marks values that were omitted before or after the listed values. */
  z.object({ kind: z.literal('more') }),
])

/** A string is a text or number that is shown unchanged in every language. */
export const fieldValueSchema = z.union([z.string(), localisedValueSchema])

/**
 * `words`: the displayed text differs. `entry`: other referenced entries, or the same entries in another order.
 * `links`: other targets of links in a rich text. `setting`: other formatting of a rich text.
 */
export const differenceSchema = z.enum(['words', 'entry', 'links', 'setting'])

/**
 * A field that differs from the live release: 'pricing › 1 › tiers › 2 › adult_price'. `before` and `after` are
 * shortened values; they are empty if there is no value. If links differ, the values are the targets of the links.
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
