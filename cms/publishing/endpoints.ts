import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasRole } from '../access/who.ts'
import type { PublisherAccess } from '../config/env.ts'
import { type AskPublisher, askPublisher } from './ask-publisher.ts'

const bodySchema = z.object({ back_to: z.optional(z.int().check(z.positive())) })

const refusals = {
  forbidden: [403, 'Editors and administrators publish the site.'],
  none: [404, 'The site is published elsewhere.'],
  unreachable: [503, 'The publisher does not answer. What is live stays as it is; please try again in a minute.'],
  wrong: [400, 'Say the number of the release to go back to, or nothing to publish.'],
} as const

/**
 * For editors and administrators: `GET /api/publishing` tells how the site stands, `POST /api/publishing` publishes the content
 * of now in their name, and with `{"back_to": 12}` goes back to the twelfth release. Both speak with the publisher.
 */
export function publishingEndpoints(publisher: PublisherAccess | null): Endpoint[] {
  const ask = publisher && askPublisher(publisher)
  const answering =
    (answer: (ask: AskPublisher, req: PayloadRequest) => Promise<Response>) => (req: PayloadRequest) => {
      if (!hasRole(req, 'admin', 'editor')) return refuse('forbidden')
      return ask ? answer(ask, req) : refuse('none')
    }
  return [
    {
      path: '/publishing',
      method: 'get',
      handler: answering(async ({ state }) => told(await state(), 200)),
    },
    {
      path: '/publishing',
      method: 'post',
      handler: answering(async ({ publish }, req) => {
        const body = z.safeParse(bodySchema, await readBody(req))
        return body.success ? told(await publish(nameOf(req), body.data.back_to), 202) : refuse('wrong')
      }),
    },
  ]
}

/** Without a body it is an empty one. */
async function readBody(req: PayloadRequest): Promise<unknown> {
  const text = (await req.text?.()) ?? ''
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}

function nameOf({ user }: PayloadRequest): string {
  return user?.collection === 'users' ? user.name : ''
}

function told(answer: object | null, status: number): Response {
  if (answer === null) return refuse('unreachable')
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}

function refuse(why: keyof typeof refusals): Response {
  const [status, message] = refusals[why]
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
