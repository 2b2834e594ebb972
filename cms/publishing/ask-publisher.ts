import { type Preview, type PreviewRequest, previewSchema } from '@nusa/shared/preview'
import {
  type Changes,
  changesSchema,
  type Publish,
  type PublishingState,
  publishingStateSchema,
  publishSchema,
  type ReleaseChanges,
  releaseChangesSchema,
  type ScheduleChange,
} from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../config/env.ts'

/** Milliseconds. It answers at once, whatever it is doing; but previews and changes may have to wait for all content to be read. */
const patience = { state: 5000, preview: 30_000, changes: 60_000 }

/** What it says where it does not do what it was asked, in words for editors. */
export interface Refusal {
  refused: string
}

export interface AskPublisher {
  state(): Promise<PublishingState | Refusal | null>
  /** What has changed since the live release. */
  changes(): Promise<Changes | Refusal | null>
  /** What changed from one kept release to another. */
  releaseChanges(from: number, to: number): Promise<ReleaseChanges | Refusal | null>
  /** Asks for a publish, or to go back to a release, in somebody's name. */
  publish(by: string, backTo?: number): Promise<Publish | Refusal | null>
  /** Has the site published when somebody wants it to be. */
  schedule(by: string, change: ScheduleChange): Promise<PublishingState | Refusal | null>
  /** A page of a kept release, null where it has none there. */
  releasePage(release: number, path: string): Promise<{ html: string | null } | null>
  /** Has the page of an entry made. */
  preview(request: PreviewRequest): Promise<Preview | null>
}

const refusalSchema = z.object({ error: z.string() })
const pageSchema = z.object({ html: z.nullable(z.string()) })

function unlessRefused<Answer extends object>(answer: Answer | Refusal | null): Answer | null {
  return answer === null || 'refused' in answer ? null : answer
}

/** Speaks with the publisher; null where it can't be reached or answers with something else. */
export function askPublisher({ url, token }: PublisherAccess): AskPublisher {
  let noted = ''

  /** For whoever runs the site, once until it answers: editors' pages ask again and again. */
  function note(error: unknown): void {
    const cause = error instanceof z.core.$ZodError ? z.prettifyError(error) : causeOf(error)
    if (cause === noted) return
    noted = cause
    console.error(`The publisher at ${url} was not understood, or did not answer: ${cause}`)
  }

  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    body?: object,
    time = patience.state,
  ): Promise<z.output<Schema> | Refusal | null> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    try {
      const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(time) })
      const told: unknown = await answer.json()
      const said = answer.status === 400 ? { refused: z.parse(refusalSchema, told).error } : z.parse(schema, told)
      noted = ''
      return said
    } catch (error) {
      note(error)
      return null
    }
  }
  return {
    state: () => ask(publishingStateSchema, '/publishing'),
    changes: () => ask(changesSchema, '/publishing/changes', undefined, patience.changes),
    releaseChanges: (from, to) =>
      ask(releaseChangesSchema, `/releases/${to}/changes?since=${from}`, undefined, patience.changes),
    publish: (by, backTo) => ask(publishSchema, '/publishing', { by: [by], back_to: backTo }),
    schedule: (by, change) => ask(publishingStateSchema, '/publishing/schedule', { ...change, by: [by] }),
    releasePage: async (release, path) =>
      unlessRefused(await ask(pageSchema, `/releases/${release}/page?path=${encodeURIComponent(path)}`)),
    preview: async (request) => unlessRefused(await ask(previewSchema, '/preview', request, patience.preview)),
  }
}

/** What fetch says of a connection stands in the cause of its error. */
function causeOf(error: unknown): string {
  return error instanceof Error ? String(error.cause ?? error) : String(error)
}
