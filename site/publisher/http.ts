import { timingSafeEqual } from 'node:crypto'
import { previewRequestSchema } from '@nusa/shared/preview'
import {
  type Changes,
  changedBy,
  publishFailures,
  type ReleaseChanges,
  scheduleChangeSchema,
} from '@nusa/shared/publishing'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Previewer } from '../preview/previewer.ts'
import type { Publisher } from './publisher.ts'

const by = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)))
const planSchema = z.extend(scheduleChangeSchema, { by })
const askSchema = z.object({ by, back_to: z.optional(z.int()) })

export interface PublisherParts {
  publisher: Publisher
  previewer: Previewer
  /** Finds what has changed since the live release. */
  changes(): Promise<Changes>
  /** What changed from one kept release to another. */
  releaseChanges(from: number, to: number): Promise<ReleaseChanges>
  /** A page of a kept release; null where it has none there. */
  releasePage(release: number, address: string): Promise<string | null>
  /** What callers have to know. */
  token: string
}

/**
 * The publisher over HTTP, for the CMS and whoever else knows the token:
 * - `GET /publishing`: how it stands;
 * - `POST /publishing` with `{"by": ["Putu"]}`: publish the content of now; with `"back_to": 12` go back to the twelfth release.
 *   The answer, 202, is the publish that was asked for; others may share it;
 * - `GET /publishing/changes`: what has changed in the CMS since the content of the live release;
 * - `GET /publishing/idle`: how it stands once nothing runs or waits;
 * - `POST /publishing/schedule` with `{"by": ["Putu"], "publish_at": "2026-12-01T01:00:00Z"}`: publish then, with null never;
 *   with `"quiet_seconds": 60` publish what changes once nothing has changed for a minute, with null nothing by itself;
 * - `POST /publishing/hooks/{token}`: content has changed, for who can send no header, as the CMS's BUILD_HOOK_URL; with
 *   `{"by": ["Putu"]}` it is known whose changes they are. The answer is the publish that will run, null where that comes later;
 * - `GET /releases/12/changes?since=11`: what changed from the eleventh release to the twelfth;
 * - `GET /releases/12/page?path=/tours`: a page of a kept release, `{"html": null}` where it has none there;
 * - `POST /preview` with `{"collection": "tours", "entry": {…}}`: the page of an entry as it would be live, or its faults.
 */
export function publisherApp({
  publisher,
  previewer,
  changes,
  releaseChanges,
  releasePage,
  token,
}: PublisherParts): Hono {
  const app = new Hono()
  app.post('/publishing/hooks/:token', async (c) => {
    if (!isSame(c.req.param('token'), token)) return c.json({ error: 'The token is wrong.' }, 401)
    return c.json(await publisher.contentChanged(changedBy(await c.req.text())), 202)
  })
  app.use(async (c, next) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isSame(given, token)) return c.json({ error: 'The token is missing or wrong.' }, 401)
    return next()
  })
  app.get('/publishing', async (c) => c.json(await publisher.state()))
  app.get('/publishing/changes', async (c) => c.json(await changes()))
  app.get('/publishing/idle', async (c) => {
    await publisher.idle()
    return c.json(await publisher.state())
  })
  app.post('/publishing/schedule', async (c) => {
    const asked = z.safeParse(planSchema, await c.req.json().catch(() => null))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)
    const { by: names = [], ...change } = asked.data
    if (change.publish_at && Date.parse(change.publish_at) <= Date.now()) {
      return c.json({ error: 'This time has passed. Choose a later one, or press Publish now.' }, 400)
    }
    const refused = await publisher.change(change, names)
    if (refused) return c.json({ error: publishFailures[refused] }, 400)
    return c.json(await publisher.state())
  })
  app.post('/publishing', async (c) => {
    const text = await c.req.text()
    const asked = z.safeParse(askSchema, text === '' ? {} : parsed(text))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)
    const { by: names = [], back_to } = asked.data
    return c.json(back_to === undefined ? publisher.publish(names) : publisher.goBack(back_to, names), 202)
  })
  app.get('/releases/:number{\\d+}/changes', async (c) => {
    const since = c.req.query('since') ?? ''
    if (!/^\d{1,9}$/.test(since)) return c.json({ error: 'Name the release to compare with: since=11.' }, 400)
    return c.json(await releaseChanges(Number(since), Number(c.req.param('number'))))
  })
  app.get('/releases/:number{\\d+}/page', async (c) =>
    c.json({ html: await releasePage(Number(c.req.param('number')), c.req.query('path') ?? '/') }),
  )
  app.post('/preview', async (c) => {
    const asked = z.safeParse(previewRequestSchema, await c.req.json().catch(() => null))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)
    const answer = await previewer.render(asked.data)
    return 'failure' in answer ? c.json({ error: answer.failure }, 503) : c.json(answer.preview)
  })
  return app
}

/** Null where it is no JSON: half an order is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
