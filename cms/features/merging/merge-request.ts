import * as z from 'zod/mini'

/** The form field that contains the `MergeRequest` of an outdated form. */
export const mergeField = 'merge_with'

/** The response header of a merged save. It contains a `MergeSummary` as URI-encoded JSON. */
export const mergedHeader = 'X-Merged'

const sideSchema = z.enum(['mine', 'theirs'])

const mergeRequestSchema = z.object({
  opened: z.record(z.string(), z.unknown()),
  /** The `updatedAt` of the stored version that the choices refer to. */
  seen: z.optional(z.string()),
  choices: z.optional(z.record(z.string(), sideSchema)),
})
export type MergeRequest = z.infer<typeof mergeRequestSchema>

/** The decisions that the editor must make before an outdated save continues. */
export const mergeQuestionSchema = z.object({
  kind: z.literal('merge'),
  /** The `updatedAt` of the newest stored version. */
  newest: z.string(),
  /** The user who saved the newest version. Null for an unknown user, and for the current user. */
  by: z.nullable(z.string()),
  conflicts: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      mine: z.string(),
      theirs: z.string(),
      /** What else changes if the value of the current user is chosen. Missing if nothing else changes. */
      note: z.optional(z.string()),
    }),
  ),
  /** Fields that would also be published although the current user has not seen them. */
  unseen: z.array(z.string()),
})
export type MergeQuestion = z.infer<typeof mergeQuestionSchema>

export const mergeSummarySchema = z.object({ by: z.nullable(z.string()), fields: z.array(z.string()) })
export type MergeSummary = z.infer<typeof mergeSummarySchema>

/** Removes the merge request from the form data and returns it. Returns null if there is no merge request. */
export function takeMergeRequest(data: object): MergeRequest | null {
  const { [mergeField]: rawRequest }: Readonly<Record<string, unknown>> = { ...data }
  Reflect.deleteProperty(data, mergeField)
  const parsed = mergeRequestSchema.safeParse(rawRequest)
  return parsed.success ? parsed.data : null
}
