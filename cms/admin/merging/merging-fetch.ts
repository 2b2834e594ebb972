import * as z from 'zod/mini'
import {
  type MergedNote,
  type MergeQuestion,
  type MergeRequest,
  mergedHeader,
  mergedNoteSchema,
  mergeField,
  mergeQuestionSchema,
  outdatedKind,
} from '../../merging/request.ts'
import { entryOf, sentIn, withValues } from '../lost-answers/naming-lost.ts'

type Fetch = typeof fetch
type Values = Readonly<Record<string, unknown>>
export type Choices = NonNullable<MergeRequest['choices']>

export interface Merging {
  /** Returns the values that the form of an entry or global was opened with, by its path in the API. */
  openedOf: (path: string) => Values | undefined
  /** Asks the editor to decide; null if they go back to the form. */
  decide: (question: MergeQuestion) => Promise<Choices | null>
  onMerged: (path: string, note: MergedNote) => void
}

const refusedSchema = z.object({ errors: z.array(z.object({ data: z.optional(z.unknown()) })) })
const outdatedSchema = z.object({ kind: z.literal(outdatedKind) })

/**
 * Returns a fetch that merges an outdated save with what was saved meanwhile. It resends the save with the values that
 * the form was opened with, and with the editor's decisions if both sides changed the same field. The form gets only
 * the last response.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function mergingFetch(ask: Fetch, apiRoute: string, { openedOf, decide, onMerged }: Merging): Fetch {
  return async (address, init) => {
    const first = await ask(address, init)
    if (first.status !== 409) return first
    const path = entryOf(address, init, apiRoute)
    const opened = path === null ? undefined : openedOf(path)
    const sent = sentIn(init?.body)
    if (path === null || !opened || sent === null) return first
    if (!outdatedSchema.safeParse(await refusalIn(first)).success) return first
    let request: MergeRequest = { opened }
    for (;;) {
      const body = withValues(init?.body, { ...sent, [mergeField]: request })
      const response = await ask(address, { ...init, body })
      const note = noteIn(response)
      if (note) onMerged(path, note)
      const question = mergeQuestionSchema.safeParse(await refusalIn(response))
      if (!question.success) return response
      const choices = await decide(question.data)
      if (choices === null) return response
      request = { opened, seen: question.data.newest, choices }
    }
  }
}

/** Returns the data of a refusal, or null without data. The response can still be read. */
async function refusalIn(response: Response): Promise<unknown> {
  if (response.status !== 409) return null
  const read = refusedSchema.safeParse(await response.clone().json())
  return read.success ? (read.data.errors[0]?.data ?? null) : null
}

function noteIn(response: Response): MergedNote | null {
  const note = response.headers.get(mergedHeader)
  return note === null || !response.ok ? null : mergedNoteSchema.parse(JSON.parse(decodeURIComponent(note)))
}
