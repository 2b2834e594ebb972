import { type PublishingState, type ScheduleChange, scheduleChangeSchema } from '@nusa/shared/publishing'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../../core/env.ts'
import { errorResponse, jsonResponse, readBody } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import type { RequestBuild } from './build-hook.ts'
import { formLabels } from './form-labels.ts'
import { problemTexts } from './problem-texts.ts'
import { readProblem, recordFailure, recordSuccess } from './problems.ts'
import { createPublisherClient, type PublisherClient, type PublisherRefusal } from './publisher-client.ts'
import { recordPublish, recordRollback, recordTimingChange } from './record-publishing.ts'
import { cmsUserName, editorsOnly, refuse } from './responses.ts'

const bodySchema = z.object({ back_to: z.optional(z.int().check(z.positive())) })

/**
 * Endpoints for editors and administrators that forward to the publisher:
 * - `GET /api/publishing`: the publishing status;
 * - `GET /api/publishing/changes`: the changes since the live release;
 * - `GET /api/publishing/releases/12/changes?since=11`: the changes from release 11 to release 12;
 * - `POST /api/publishing`: publishes; with `{"back_to": 12}` it returns to release 12;
 * - `POST /api/publishing/schedule`: changes when the site is published.
 */
export function publishingEndpoints(publisher: PublisherAccess | null, requestBuild: RequestBuild): Endpoint[] {
  const client = publisher && createPublisherClient(publisher)
  const endpointAt = (
    method: 'get' | 'post',
    path: string,
    answer: (client: PublisherClient, req: PayloadRequest) => Promise<Response>,
  ): Endpoint => ({
    method,
    path: `/publishing${path}`,
    handler: editorsOnly((req) => (client ? answer(client, req) : refuse('noPublisher'))),
  })
  return [
    endpointAt('get', '', (client, req) => respondWithState(client, req, requestBuild)),
    endpointAt('get', '/changes', async ({ changes }, req) =>
      forwardResponse(await changes(), 200, formLabelsFor(req).changes),
    ),
    endpointAt('get', '/releases/:number/changes', async ({ releaseChanges }, req) => {
      const [from, to] = [Number(req.searchParams.get('since')), Number(req.routeParams?.number)]
      if (!isRelease(from) || !isRelease(to)) return refuse('noRelease')
      const labels = formLabelsFor(req)
      return forwardResponse(await releaseChanges(from, to), 200, (found) => ({
        ...found,
        content: labels.changes(found.content),
      }))
    }),
    endpointAt('post', '', async (client, req) => {
      const body = z.safeParse(bodySchema, await readBody(req))
      return body.success ? publish(client, req, body.data.back_to) : refuse('invalidRelease')
    }),
    endpointAt('post', '/schedule', async (client, req) => {
      const body = z.safeParse(scheduleChangeSchema, await readBody(req))
      return body.success ? reschedule(client, req, body.data) : refuse('invalidSchedule')
    }),
  ]
}

function isRelease(number: number): boolean {
  return Number.isInteger(number) && number > 0
}

/** Minimum time between two attempts to report a change to the publisher. */
const reportIntervalMs = 60_000
let lastReportAt = Number.NEGATIVE_INFINITY

/**
 * If a content change could not be reported to the publisher, the response contains the problem. The report is then
 * repeated, because the process that failed to report the change may have ended.
 */
async function respondWithState(
  client: PublisherClient,
  req: PayloadRequest,
  requestBuild: RequestBuild,
): Promise<Response> {
  const { payload, i18n } = req
  const texts = problemTexts[languageOf(i18n)]
  const state = await client.state()
  if (!isAccepted(state)) {
    return errorResponse(texts.publisherUnavailable(await recordFailure(payload, 'state', client.lastError())), 503)
  }
  await recordSuccess(payload, 'state')
  const problem = await readProblem(payload, 'report')
  if (problem && performance.now() - lastReportAt > reportIntervalMs) {
    lastReportAt = performance.now()
    requestBuild(payload)
  }
  return jsonResponse({ ...formLabelsFor(req).state(state), problem: problem && texts.changesNotReported(problem) })
}

async function publish(client: PublisherClient, req: PayloadRequest, backTo?: number): Promise<Response> {
  const before = backTo === undefined ? null : await readState(client)
  const answer = await client.publish(cmsUserName(req), backTo)
  if (isAccepted(answer)) {
    const live = before?.releases.find(({ is_live }) => is_live)?.number ?? null
    await (backTo === undefined ? recordPublish(req) : recordRollback(req, live, backTo))
  }
  return forwardResponse(answer, 202)
}

async function reschedule(client: PublisherClient, req: PayloadRequest, change: ScheduleChange): Promise<Response> {
  const before = await readState(client)
  const answer = await client.schedule(cmsUserName(req), change)
  if (isAccepted(answer) && before) await recordTimingChange(req, before.schedule, answer.schedule)
  return forwardResponse(answer, 200, formLabelsFor(req).state)
}

async function readState({ state }: PublisherClient): Promise<PublishingState | null> {
  const current = await state()
  return isAccepted(current) ? current : null
}

function formLabelsFor({ payload, i18n }: PayloadRequest) {
  return formLabels(payload.config, i18n.language)
}

function forwardResponse<Result extends object>(
  answer: Result | PublisherRefusal | null,
  status: number,
  withLabels: (answer: Result) => object = (same) => same,
): Response {
  if (answer === null) return refuse('unreachable')
  return isAccepted(answer) ? jsonResponse(withLabels(answer), status) : errorResponse(answer.refused, 400)
}

function isAccepted<Result extends object>(answer: Result | PublisherRefusal | null): answer is Result {
  return answer !== null && !('refused' in answer)
}
