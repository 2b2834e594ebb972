import * as z from 'zod/mini'
import { outdatedKind } from '../../../core/errors/outdated-kind.ts'
import {
  parseSavedPath,
  parseSentValues,
  replaceFormValues,
} from '../../../payload-fixes/lost-responses/include-lost-saves.ts'
import {
  type MergeQuestion,
  type MergeRequest,
  type MergeSummary,
  mergedHeader,
  mergeField,
  mergeQuestionSchema,
  mergeSummarySchema,
} from '../merge-request.ts'

type Fetch = typeof fetch
type Values = Readonly<Record<string, unknown>>
export type Choices = NonNullable<MergeRequest['choices']>

export interface MergeHandlers {
  /** Returns the values that the form was opened with. `path` is the path of the entry or global in the API. */
  getOpenedValues: (path: string) => Values | undefined
  /** Resolves to null if the editor goes back to the form. */
  decide: (question: MergeQuestion) => Promise<Choices | null>
  onMerged: (path: string, summary: MergeSummary) => void
}

const refusalSchema = z.object({ errors: z.array(z.object({ data: z.optional(z.unknown()) })) })
const outdatedSchema = z.object({ kind: z.literal(outdatedKind) })

/**
 * Returns a `fetch` that repeats a save if the CMS refuses it as outdated, and adds the values that the form was opened
 * with. If both sides changed the same field, the editor decides. The form gets only the last response.
 */
export function createMergingFetch(
  send: Fetch,
  apiRoute: string,
  { getOpenedValues, decide, onMerged }: MergeHandlers,
): Fetch {
  return async (input, init) => {
    const firstResponse = await send(input, init)
    if (firstResponse.status !== 409) return firstResponse
    const path = parseSavedPath(input, init, apiRoute)
    const openedValues = path === null ? undefined : getOpenedValues(path)
    const sentValues = parseSentValues(init?.body)
    if (path === null || !openedValues || sentValues === null) return firstResponse
    if (!outdatedSchema.safeParse(await parseRefusal(firstResponse)).success) return firstResponse
    const sendMerge = async (request: MergeRequest) => {
      const body = replaceFormValues(init?.body, { ...sentValues, [mergeField]: request })
      const response = await send(input, { ...init, body })
      const summary = parseSummary(response)
      if (summary) onMerged(path, summary)
      return response
    }
    return sendUntilDecided(sendMerge, openedValues, decide)
  }
}

/** Repeats the merge until the server asks no further question, because other users can save while the editor decides. */
async function sendUntilDecided(
  sendMerge: (request: MergeRequest) => Promise<Response>,
  openedValues: Values,
  decide: MergeHandlers['decide'],
): Promise<Response> {
  let request: MergeRequest = { opened: openedValues }
  for (;;) {
    const response = await sendMerge(request)
    const question = mergeQuestionSchema.safeParse(await parseRefusal(response))
    if (!question.success) return response
    const choices = await decide(question.data)
    if (choices === null) return response
    request = { opened: openedValues, seen: question.data.newest, choices }
  }
}

/** Does not consume the body of the response. */
async function parseRefusal(response: Response): Promise<unknown> {
  if (response.status !== 409) return null
  const parsed = refusalSchema.safeParse(await response.clone().json())
  return parsed.success ? (parsed.data.errors[0]?.data ?? null) : null
}

function parseSummary(response: Response): MergeSummary | null {
  const header = response.headers.get(mergedHeader)
  return header === null || !response.ok ? null : mergeSummarySchema.parse(JSON.parse(decodeURIComponent(header)))
}
