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

/**
 * Timeouts in milliseconds. The publisher answers `state` at once, but previews and changes may have to wait until all
 * content is loaded.
 */
const timeoutMs = { state: 5000, preview: 30_000, changes: 60_000 }

/** The publisher's reason for refusing a request, worded for editors. */
export interface Refusal {
  refused: string
}

export interface AskPublisher {
  state(): Promise<PublishingState | Refusal | null>
  /** Returns the changes since the live release. */
  changes(): Promise<Changes | Refusal | null>
  /** Returns the changes between two stored releases. */
  releaseChanges(from: number, to: number): Promise<ReleaseChanges | Refusal | null>
  /** Requests a publish in the name of a user, or a return to an earlier release. */
  publish(by: string, backTo?: number): Promise<Publish | Refusal | null>
  /** Changes when the site is published, in the name of a user. */
  schedule(by: string, change: ScheduleChange): Promise<PublishingState | Refusal | null>
  /** Returns a page of a stored release; `html` is null if the release has no such page. */
  releasePage(release: number, path: string): Promise<{ html: string | null } | null>
  /** Renders the page of an entry. */
  preview(request: PreviewRequest): Promise<Preview | null>
}

const refusalSchema = z.object({ error: z.string() })
const pageSchema = z.object({ html: z.nullable(z.string()) })

function unlessRefused<Answer extends object>(answer: Answer | Refusal | null): Answer | null {
  return answer === null || 'refused' in answer ? null : answer
}

/**
 * Creates a client for the publisher. Its methods return null if the publisher is unreachable or its response is
 * invalid.
 */
export function askPublisher({ url, token }: PublisherAccess): AskPublisher {
  let noted = ''

  /** Logs an error for operators, once until the next success: the admin's pages poll continuously. */
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
    time = timeoutMs.state,
  ): Promise<z.output<Schema> | Refusal | null> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    try {
      const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(time) })
      const received: unknown = await answer.json()
      const said =
        answer.status === 400 ? { refused: z.parse(refusalSchema, received).error } : z.parse(schema, received)
      noted = ''
      return said
    } catch (error) {
      note(error)
      return null
    }
  }
  return {
    state: () => ask(publishingStateSchema, '/publishing'),
    changes: () => ask(changesSchema, '/publishing/changes', undefined, timeoutMs.changes),
    releaseChanges: (from, to) =>
      ask(releaseChangesSchema, `/releases/${to}/changes?since=${from}`, undefined, timeoutMs.changes),
    publish: (by, backTo) => ask(publishSchema, '/publishing', { by: [by], back_to: backTo }),
    schedule: (by, change) => ask(publishingStateSchema, '/publishing/schedule', { ...change, by: [by] }),
    releasePage: async (release, path) =>
      unlessRefused(await ask(pageSchema, `/releases/${release}/page?path=${encodeURIComponent(path)}`)),
    preview: async (request) => unlessRefused(await ask(previewSchema, '/preview', request, timeoutMs.preview)),
  }
}

/** Returns the reason for an error. `fetch` reports connection errors in `cause`. */
function causeOf(error: unknown): string {
  return error instanceof Error ? String(error.cause ?? error) : String(error)
}
