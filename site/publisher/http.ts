import { timingSafeEqual } from 'node:crypto'
import { previewRequestSchema } from '@nusa/shared/preview'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Previewer } from '../preview/previewer.ts'
import type { Publisher } from './publisher.ts'

const by = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)))
const askSchema = z.object({ by, back_to: z.optional(z.int()) })

/**
 * The publisher over HTTP, for the CMS and whoever else knows the token:
 * - `GET /publishing`: how it stands;
 * - `POST /publishing` with `{"by": ["Putu"]}`: publish the content of now; with `"back_to": 12` go back to the twelfth release.
 *   The answer, 202, is the publish that was asked for; others may share it;
 * - `GET /publishing/idle`: how it stands once nothing runs or waits;
 * - `POST /publishing/hooks/{token}`: publish the content of now, for who can send no header, as the CMS's BUILD_HOOK_URL;
 * - `POST /preview` with `{"collection": "tours", "entry": {…}}`: the page of an entry as it would be live, or its faults.
 */
export function publisherApp(publisher: Publisher, previewer: Previewer, token: string): Hono {
  const app = new Hono()
  app.post('/publishing/hooks/:token', (c) => {
    if (!isSame(c.req.param('token'), token)) return c.json({ error: 'The token is wrong.' }, 401)
    return c.json(publisher.publish([]), 202)
  })
  app.use(async (c, next) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isSame(given, token)) return c.json({ error: 'The token is missing or wrong.' }, 401)
    return next()
  })
  app.get('/publishing', async (c) => c.json(await publisher.state()))
  app.get('/publishing/idle', async (c) => {
    await publisher.idle()
    return c.json(await publisher.state())
  })
  app.post('/publishing', async (c) => {
    const asked = z.safeParse(askSchema, await c.req.json().catch(() => ({})))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)
    const { by: names = [], back_to } = asked.data
    return c.json(back_to === undefined ? publisher.publish(names) : publisher.goBack(back_to, names), 202)
  })
  app.post('/preview', async (c) => {
    const asked = z.safeParse(previewRequestSchema, await c.req.json().catch(() => null))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)
    const answer = await previewer.render(asked.data)
    return 'failure' in answer ? c.json({ error: answer.failure }, 503) : c.json(answer.preview)
  })
  return app
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
