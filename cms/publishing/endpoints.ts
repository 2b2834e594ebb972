import { scheduleChangeSchema } from '@nusa/shared/publishing'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../config/env.ts'
import { readBody, refuseWith, told } from '../http/answers.ts'
import { forPublishing, nameOf, refuse } from './answers.ts'
import { type AskPublisher, askPublisher, type Refusal } from './ask-publisher.ts'
import { formWords } from './form-words.ts'

const bodySchema = z.object({ back_to: z.optional(z.int().check(z.positive())) })

/**
 * For editors and administrators, by way of the publisher:
 * - `GET /api/publishing`: how the site stands; `GET /api/publishing/changes`: what has changed since the live release;
 * - `POST /api/publishing`: publish the content of now in their name; with `{"back_to": 12}` go back to the twelfth release;
 * - `POST /api/publishing/schedule`: when it is published by itself, or at which time. The answer is how the site stands then.
 */
export function publishingEndpoints(publisher: PublisherAccess | null): Endpoint[] {
  const ask = publisher && askPublisher(publisher)
  const at = (
    method: 'get' | 'post',
    path: string,
    answer: (ask: AskPublisher, req: PayloadRequest) => Promise<Response>,
  ): Endpoint => ({
    method,
    path: `/publishing${path}`,
    handler: forPublishing((req) => (ask ? answer(ask, req) : refuse('none'))),
  })
  return [
    at('get', '', async ({ state }, req) => passOn(await state(), 200, wordsFor(req).state)),
    at('get', '/changes', async ({ changes }, req) => passOn(await changes(), 200, wordsFor(req).changes)),
    at('post', '', async ({ publish }, req) => {
      const body = z.safeParse(bodySchema, await readBody(req))
      return body.success ? passOn(await publish(nameOf(req), body.data.back_to), 202) : refuse('wrong')
    }),
    at('post', '/schedule', async ({ schedule }, req) => {
      const body = z.safeParse(scheduleChangeSchema, await readBody(req))
      return body.success
        ? passOn(await schedule(nameOf(req), body.data), 200, wordsFor(req).state)
        : refuse('wrongTime')
    }),
  ]
}

function wordsFor({ payload, i18n }: PayloadRequest) {
  return formWords(payload.config, i18n.language)
}

function passOn<Answer extends object>(
  answer: Answer | Refusal | null,
  status: number,
  inWords: (answer: Answer) => object = (same) => same,
): Response {
  if (answer === null) return refuse('unreachable')
  return isRefusal(answer) ? refuseWith(answer.refused, 400) : told(inWords(answer), status)
}

function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer
}
