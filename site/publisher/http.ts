import { randomUUID, timingSafeEqual } from 'node:crypto'
import { acceptRequestId, requestIdHeader, withTrace } from '@nusa/shared/log'
import {
  type Changes,
  parseChangedBy,
  previewRequestSchema,
  publishFailures,
  type ReleaseChanges,
  scheduleChangeSchema,
} from '@nusa/shared/publishing'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Previewer } from '../preview/previewer.ts'
import type { Publisher } from './publisher.ts'

const userNamesSchema = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)))
const scheduleRequestSchema = z.extend(scheduleChangeSchema, { by: userNamesSchema })
const publishRequestSchema = z.object({ by: userNamesSchema, back_to: z.optional(z.int()) })

export interface PublisherAppDeps {
  publisher: Publisher
  previewer: Previewer
  findChanges(): Promise<Changes>
  compareReleases(oldNumber: number, newNumber: number): Promise<ReleaseChanges>
  /** Returns null if the release has no such page. */
  readReleasePage(release: number, address: string): Promise<string | null>
  token: string
}

/**
 * The HTTP API of the publisher, for the CMS and other callers with the token:
 * - `GET /publishing`: returns the state.
 * - `POST /publishing` with `{"by": ["Putu"]}`: publishes the current content; with `"back_to": 12`, restores release
 *   12. Responds 202 with the publish. Requests that arrive at the same time share a publish.
 * - `GET /publishing/changes`: returns the changes in the CMS since the live release.
 * - `POST /publishing/changes` with `{"by": ["Putu"]}`: reports a content change and its authors. Responds with the
 *   publish that will run now, or null if the change goes live later.
 * - `GET /publishing/idle`: returns the state when no publish is running or waiting.
 * - `POST /publishing/schedule` with `{"by": ["Putu"], "publish_at": "2026-12-01T01:00:00Z"}`: schedules a publish;
 *   null cancels it. With `"quiet_seconds": 60`, changes go live after 60 seconds without another change; with null,
 *   only manually.
 * - `GET /releases/12/changes?since=11`: returns the changes from release 11 to release 12.
 * - `GET /releases/12/page?path=/tours`: returns a page of a retained release; `{"html": null}` if it is missing.
 * - `POST /preview` with `{"collection": "tours", "entry": {…}}`: returns the page of an entry as it would be live, or
 *   its errors.
 */
export function createPublisherApp({
  publisher,
  previewer,
  findChanges,
  compareReleases,
  readReleasePage,
  token,
}: PublisherAppDeps): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const presentedToken = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isTokenEqual(presentedToken, token)) return c.json({ error: 'The token is missing or wrong.' }, 401)
    const requestId = acceptRequestId(c.req.header(requestIdHeader)) ?? randomUUID()
    c.header(requestIdHeader, requestId)
    return withTrace({ requestId }, next)
  })
  app.get('/publishing', async (c) => c.json(await publisher.state()))
  app.get('/publishing/changes', async (c) => c.json(await findChanges()))
  app.post('/publishing/changes', async (c) =>
    c.json(await publisher.reportChange(parseChangedBy(await c.req.text())), 202),
  )
  app.get('/publishing/idle', async (c) => {
    await publisher.waitUntilIdle()
    return c.json(await publisher.state())
  })
  app.post('/publishing/schedule', async (c) => {
    const request = z.safeParse(scheduleRequestSchema, await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: z.prettifyError(request.error) }, 400)
    const { by: requesters = [], ...change } = request.data
    if (change.publish_at && Date.parse(change.publish_at) <= Date.now()) {
      return c.json({ error: 'This time has passed. Choose a later one, or press Publish now.' }, 400)
    }
    const failureCode = await publisher.changeSchedule(change, requesters)
    if (failureCode) return c.json({ error: publishFailures[failureCode] }, 400)
    return c.json(await publisher.state())
  })
  app.post('/publishing', async (c) => {
    const text = await c.req.text()
    const request = z.safeParse(publishRequestSchema, text === '' ? {} : parseJson(text))
    if (!request.success) return c.json({ error: z.prettifyError(request.error) }, 400)
    const { by: requesters = [], back_to } = request.data
    const publish =
      back_to === undefined ? publisher.publish(requesters) : publisher.restoreRelease(back_to, requesters)
    return c.json(publish, 202)
  })
  app.get('/releases/:number{\\d+}/changes', async (c) => {
    const since = c.req.query('since') ?? ''
    if (!/^\d{1,9}$/.test(since)) return c.json({ error: 'Name the release to compare with: since=11.' }, 400)
    return c.json(await compareReleases(Number(since), Number(c.req.param('number'))))
  })
  app.get('/releases/:number{\\d+}/page', async (c) =>
    c.json({ html: await readReleasePage(Number(c.req.param('number')), c.req.query('path') ?? '/') }),
  )
  app.post('/preview', async (c) => {
    const request = z.safeParse(previewRequestSchema, await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: z.prettifyError(request.error) }, 400)
    const result = await previewer.render(request.data)
    return 'failure' in result ? c.json({ error: result.failure }, 503) : c.json(result.preview)
  })
  return app
}

/** Returns null for invalid JSON, so that a truncated request is rejected. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isTokenEqual(presentedToken: string, token: string): boolean {
  const presentedBytes = Buffer.from(presentedToken)
  const tokenBytes = Buffer.from(token)
  return presentedBytes.length === tokenBytes.length && timingSafeEqual(presentedBytes, tokenBytes)
}
