import * as z from 'zod/mini'

/** The form field with which an outdated form requests a merge. */
export const mergeField = 'merge_with'

/** Response header of a merged save: a `MergeSummary` as URI-encoded JSON. */
export const mergedHeader = 'X-Merged'

const sideSchema = z.enum(['mine', 'theirs'])

const mergeRequestSchema = z.object({
  /** The values when the form was opened. */
  opened: z.record(z.string(), z.unknown()),
  /** When the version was saved that the choices refer to. */
  seen: z.optional(z.string()),
  choices: z.optional(z.record(z.string(), sideSchema)),
})
export type MergeRequest = z.infer<typeof mergeRequestSchema>

/** The decisions that the editor must make before an outdated save continues. */
export const mergeQuestionSchema = z.object({
  kind: z.literal('merge'),
  /** When the newer version was saved. */
  newest: z.string(),
  /** The name of the user who saved the newer version. Null for the current user in another tab, and if unknown. */
  by: z.nullable(z.string()),
  conflicts: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      mine: z.string(),
      theirs: z.string(),
      /** What else changes if the current user's value is chosen; missing if nothing. */
      note: z.optional(z.string()),
    }),
  ),
  /** The fields that would also be published although the current user has not seen them. */
  unseen: z.array(z.string()),
})
export type MergeQuestion = z.infer<typeof mergeQuestionSchema>

export const mergeSummarySchema = z.object({ by: z.nullable(z.string()), fields: z.array(z.string()) })
export type MergeSummary = z.infer<typeof mergeSummarySchema>

/** Removes the merge request from the form data and returns it, or null without a merge request. */
export function takeMergeRequest(data: object): MergeRequest | null {
  const { [mergeField]: requested }: Readonly<Record<string, unknown>> = { ...data }
  Reflect.deleteProperty(data, mergeField)
  const read = mergeRequestSchema.safeParse(requested)
  return read.success ? read.data : null
}
