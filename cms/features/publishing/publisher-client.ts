import { currentRequestId, requestIdHeader } from '@nusa/shared/log'
import {
  type Changes,
  changesSchema,
  type Preview,
  type PreviewRequest,
  type Publish,
  type PublishingState,
  previewSchema,
  publishingStateSchema,
  publishSchema,
  type ReleaseChanges,
  releaseChangesSchema,
  type ScheduleChange,
} from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../../core/env.ts'
import { PublisherStatusError } from './problems.ts'

/** In milliseconds. The publisher may have to load all content before it responds to `preview` and `changes`. */
const timeoutMs = { state: 5000, preview: 30_000, changes: 60_000 }

/** `refused` is a text for editors. */
export interface PublisherRefusal {
  refused: string
}

export interface PublisherClient {
  readState(): Promise<PublishingState | PublisherRefusal | null>
  /** Returns the error of the last call, or null if the call succeeded. */
  getLastError(): unknown
  /** Returns the changes since the live release. */
  readChanges(): Promise<Changes | PublisherRefusal | null>
  readReleaseChanges(earlierRelease: number, laterRelease: number): Promise<ReleaseChanges | PublisherRefusal | null>
  /** Requests a publish, or a return to an earlier release. */
  publish(userName: string, rollbackTarget?: number): Promise<Publish | PublisherRefusal | null>
  changeSchedule(userName: string, change: ScheduleChange): Promise<PublishingState | PublisherRefusal | null>
  /** `html` is null if the release has no page at the path. */
  readReleasePage(release: number, path: string): Promise<{ html: string | null } | null>
  /** Renders the page of an entry as it would look when published. */
  preview(request: PreviewRequest): Promise<Preview | null>
}

const refusalSchema = z.object({ error: z.string() })
const pageSchema = z.object({ html: z.nullable(z.string()) })

function nullIfRefused<Result extends object>(response: Result | PublisherRefusal | null): Result | null {
  return response === null || 'refused' in response ? null : response
}

/** The methods of the client return null if the publisher is unreachable or its response is invalid. */
export function createPublisherClient({ url, token }: PublisherAccess): PublisherClient {
  let lastCause = ''
  let lastError: unknown = null

  /** Skips an error whose cause was logged last, because the admin polls the publisher and would fill the log. */
  function logOnce(error: unknown): void {
    const cause = error instanceof z.core.$ZodError ? z.prettifyError(error) : errorCause(error)
    if (cause === lastCause) return
    lastCause = cause
    console.error(`The publisher at ${url} did not respond, or its response is invalid: ${cause}`)
  }

  async function requestPublisher<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    body?: object,
    timeout = timeoutMs.state,
  ): Promise<z.output<Schema> | PublisherRefusal | null> {
    const requestId = currentRequestId()
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(requestId !== null && { [requestIdHeader]: requestId }),
    }
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    try {
      const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(timeout) })
      if (!response.ok && response.status !== 400) throw new PublisherStatusError(response.status)
      const responseBody: unknown = await response.json()
      const result =
        response.status === 400
          ? { refused: z.parse(refusalSchema, responseBody).error }
          : z.parse(schema, responseBody)
      lastCause = ''
      lastError = null
      return result
    } catch (error) {
      lastError = error
      logOnce(error)
      return null
    }
  }
  return {
    readState: () => requestPublisher(publishingStateSchema, '/publishing'),
    getLastError: () => lastError,
    readChanges: () => requestPublisher(changesSchema, '/publishing/changes', undefined, timeoutMs.changes),
    readReleaseChanges: (earlierRelease, laterRelease) =>
      requestPublisher(
        releaseChangesSchema,
        `/releases/${laterRelease}/changes?since=${earlierRelease}`,
        undefined,
        timeoutMs.changes,
      ),
    publish: (userName, rollbackTarget) =>
      requestPublisher(publishSchema, '/publishing', { by: [userName], back_to: rollbackTarget }),
    changeSchedule: (userName, change) =>
      requestPublisher(publishingStateSchema, '/publishing/schedule', { ...change, by: [userName] }),
    readReleasePage: async (release, path) =>
      nullIfRefused(await requestPublisher(pageSchema, `/releases/${release}/page?path=${encodeURIComponent(path)}`)),
    preview: async (request) =>
      nullIfRefused(await requestPublisher(previewSchema, '/preview', request, timeoutMs.preview)),
  }
}

/** `fetch` reports connection errors in `cause`. */
function errorCause(error: unknown): string {
  return error instanceof Error ? String(error.cause ?? error) : String(error)
}
