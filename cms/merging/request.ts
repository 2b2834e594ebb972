import * as z from 'zod/mini'

/** Where a form that was outdated sends what its save has to be merged with. */
export const mergeField = 'merge_with'

/** The header of a save that was merged: `MergedNote` as JSON, encoded as a part of an address. */
export const mergedHeader = 'X-Merged'

/** The `kind` in the data of the refusal of an outdated save, by which a form knows that it may be merged. */
export const outdatedKind = 'outdated'

const sideSchema = z.enum(['mine', 'theirs'])

export const mergeRequestSchema = z.object({
  /** What the form was opened with. */
  opened: z.record(z.string(), z.unknown()),
  /** When the version that the choices were made about was saved. */
  seen: z.optional(z.string()),
  choices: z.optional(z.record(z.string(), sideSchema)),
})
export type MergeRequest = z.infer<typeof mergeRequestSchema>

/** What the editor decides before an outdated save goes on. */
export const mergeQuestionSchema = z.object({
  kind: z.literal('merge'),
  /** When the newer version was saved. */
  newest: z.string(),
  /** The name of the colleague who saved it; null if it is the reader, in another tab, or unknown. */
  by: z.nullable(z.string()),
  conflicts: z.array(z.object({ path: z.string(), label: z.string(), mine: z.string(), theirs: z.string() })),
  /** The fields that would be published along although the reader has not seen them. */
  unseen: z.array(z.string()),
})
export type MergeQuestion = z.infer<typeof mergeQuestionSchema>

export const mergedNoteSchema = z.object({ by: z.nullable(z.string()), fields: z.array(z.string()) })
export type MergedNote = z.infer<typeof mergedNoteSchema>

/** Takes the request to merge out of what a form sends; null if there is none. */
export function takeMergeRequest(data: object): MergeRequest | null {
  const { [mergeField]: requested }: Readonly<Record<string, unknown>> = { ...data }
  Reflect.deleteProperty(data, mergeField)
  const read = mergeRequestSchema.safeParse(requested)
  return read.success ? read.data : null
}
