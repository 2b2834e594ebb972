import { type PublishingState, type ScheduleChange, scheduleChangeSchema } from '@nusa/shared/publishing'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { noteGoingBack, notePublish, noteTiming } from '../audit/publishing.ts'
import type { PublisherAccess } from '../config/env.ts'
import { errorResponse, jsonResponse, readBody } from '../http/responses.ts'
import { type AskPublisher, askPublisher, type Refusal } from './ask-publisher.ts'
import { formWords } from './form-words.ts'
import { editorsOnly, nameOf, refuse } from './responses.ts'

const bodySchema = z.object({ back_to: z.optional(z.int().check(z.positive())) })

/**
 * Endpoints for editors and administrators that forward to the publisher:
 * - `GET /api/publishing`: the publishing status; `GET /api/publishing/changes`: the changes since the live release;
 * - `GET /api/publishing/releases/12/changes?since=11`: the changes from release 11 to release 12;
 * - `POST /api/publishing`: publishes the current content in the user's name; with `{"back_to": 12}` it returns to
 *   release 12;
 * - `POST /api/publishing/schedule`: changes when the site is published automatically or at a set time, and answers
 *   with the new status.
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
    handler: editorsOnly((req) => (ask ? answer(ask, req) : refuse('none'))),
  })
  return [
    at('get', '', async ({ state }, req) => passOn(await state(), 200, wordsFor(req).state)),
    at('get', '/changes', async ({ changes }, req) => passOn(await changes(), 200, wordsFor(req).changes)),
    at('get', '/releases/:number/changes', async ({ releaseChanges }, req) => {
      const [from, to] = [Number(req.searchParams.get('since')), Number(req.routeParams?.number)]
      if (!isRelease(from) || !isRelease(to)) return refuse('noRelease')
      const words = wordsFor(req)
      return passOn(await releaseChanges(from, to), 200, (found) => ({
        ...found,
        content: words.changes(found.content),
      }))
    }),
    at('post', '', async (asked, req) => {
      const body = z.safeParse(bodySchema, await readBody(req))
      return body.success ? publish(asked, req, body.data.back_to) : refuse('wrong')
    }),
    at('post', '/schedule', async (asked, req) => {
      const body = z.safeParse(scheduleChangeSchema, await readBody(req))
      return body.success ? reschedule(asked, req, body.data) : refuse('wrongTime')
    }),
  ]
}

function isRelease(number: number): boolean {
  return Number.isInteger(number) && number > 0
}

async function publish(ask: AskPublisher, req: PayloadRequest, backTo?: number): Promise<Response> {
  const before = backTo === undefined ? null : await stateOf(ask)
  const answer = await ask.publish(nameOf(req), backTo)
  if (isDone(answer)) {
    const live = before?.releases.find(({ is_live }) => is_live)?.number ?? null
    await (backTo === undefined ? notePublish(req) : noteGoingBack(req, live, backTo))
  }
  return passOn(answer, 202)
}

async function reschedule(ask: AskPublisher, req: PayloadRequest, change: ScheduleChange): Promise<Response> {
  const before = await stateOf(ask)
  const answer = await ask.schedule(nameOf(req), change)
  if (isDone(answer) && before) await noteTiming(req, before.schedule, answer.schedule)
  return passOn(answer, 200, wordsFor(req).state)
}

async function stateOf({ state }: AskPublisher): Promise<PublishingState | null> {
  const current = await state()
  return isDone(current) ? current : null
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
  return isDone(answer) ? jsonResponse(inWords(answer), status) : errorResponse(answer.refused, 400)
}

function isDone<Answer extends object>(answer: Answer | Refusal | null): answer is Answer {
  return answer !== null && !('refused' in answer)
}
