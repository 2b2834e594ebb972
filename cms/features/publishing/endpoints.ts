import { type PublishingState, type ScheduleChange, scheduleChangeSchema } from '@nusa/shared/publishing'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../../core/env.ts'
import { errorResponse, jsonResponse, readBody } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import type { RequestBuild } from './build-hook.ts'
import { createFormLabels } from './form-labels.ts'
import { problemTexts } from './problem-texts.ts'
import { readPublishingProblem, recordCallFailure, recordCallSuccess } from './problems.ts'
import { createPublisherClient, type PublisherClient, type PublisherRefusal } from './publisher-client.ts'
import { recordPublish, recordRollback, recordTimingChange } from './record-publishing.ts'
import { cmsUserName, refuse, restrictToEditors } from './responses.ts'

const bodySchema = z.object({ back_to: z.optional(z.int().check(z.positive())) })

/**
 * Endpoints for editors and administrators that forward to the publisher:
 * - `GET /api/publishing`: the publishing status;
 * - `GET /api/publishing/changes`: the changes since the live release;
 * - `GET /api/publishing/releases/12/changes?since=11`: the changes from release 11 to release 12;
 * - `POST /api/publishing`: publishes, or returns to release 12 if the body is `{"back_to": 12}`;
 * - `POST /api/publishing/schedule`: changes when the site is published.
 */
export function publishingEndpoints(publisher: PublisherAccess | null, requestBuild: RequestBuild): Endpoint[] {
  const client = publisher && createPublisherClient(publisher)
  const createEndpoint = (
    method: 'get' | 'post',
    path: string,
    respond: (client: PublisherClient, req: PayloadRequest) => Promise<Response>,
  ): Endpoint => ({
    method,
    path: `/publishing${path}`,
    handler: restrictToEditors((req) => (client ? respond(client, req) : refuse('noPublisher'))),
  })
  return [
    createEndpoint('get', '', (client, req) => respondWithState(client, req, requestBuild)),
    createEndpoint('get', '/changes', async ({ readChanges }, req) =>
      forwardResponse(await readChanges(), 200, getFormLabels(req).labelChanges),
    ),
    createEndpoint('get', '/releases/:number/changes', async ({ readReleaseChanges }, req) => {
      const earlierRelease = Number(req.searchParams.get('since'))
      const laterRelease = Number(req.routeParams?.number)
      if (!isReleaseNumber(earlierRelease) || !isReleaseNumber(laterRelease)) return refuse('noRelease')
      const labels = getFormLabels(req)
      return forwardResponse(await readReleaseChanges(earlierRelease, laterRelease), 200, (comparison) => ({
        ...comparison,
        content: labels.labelChanges(comparison.content),
      }))
    }),
    createEndpoint('post', '', async (client, req) => {
      const body = z.safeParse(bodySchema, await readBody(req))
      return body.success ? publish(client, req, body.data.back_to) : refuse('invalidRelease')
    }),
    createEndpoint('post', '/schedule', async (client, req) => {
      const body = z.safeParse(scheduleChangeSchema, await readBody(req))
      return body.success ? respondToScheduleChange(client, req, body.data) : refuse('invalidSchedule')
    }),
  ]
}

function isReleaseNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0
}

/** The minimum time between two repeated reports to the publisher. */
const reportIntervalMs = 60_000
let lastReportAt = Number.NEGATIVE_INFINITY

/**
 * Responds with the publishing status. If the last report of a content change to the publisher has failed, the response
 * contains the problem, and the change is reported again: the process that failed to report it may have ended.
 */
async function respondWithState(
  client: PublisherClient,
  req: PayloadRequest,
  requestBuild: RequestBuild,
): Promise<Response> {
  const { payload, i18n } = req
  const texts = problemTexts[languageOf(i18n)]
  const state = await client.readState()
  if (!isAccepted(state)) {
    return errorResponse(
      texts.publisherUnavailable(await recordCallFailure(payload, 'state', client.getLastError())),
      503,
    )
  }
  await recordCallSuccess(payload, 'state')
  const problem = await readPublishingProblem(payload, 'report')
  if (problem && performance.now() - lastReportAt > reportIntervalMs) {
    lastReportAt = performance.now()
    requestBuild(payload)
  }
  return jsonResponse({
    ...getFormLabels(req).labelState(state),
    problem: problem && texts.changesNotReported(problem),
  })
}

async function publish(client: PublisherClient, req: PayloadRequest, rollbackTarget?: number): Promise<Response> {
  const stateBefore = rollbackTarget === undefined ? null : await findState(client)
  const result = await client.publish(cmsUserName(req), rollbackTarget)
  if (isAccepted(result)) {
    const previousRelease = stateBefore?.releases.find(({ is_live }) => is_live)?.number ?? null
    await (rollbackTarget === undefined ? recordPublish(req) : recordRollback(req, previousRelease, rollbackTarget))
  }
  return forwardResponse(result, 202)
}

async function respondToScheduleChange(
  client: PublisherClient,
  req: PayloadRequest,
  change: ScheduleChange,
): Promise<Response> {
  const stateBefore = await findState(client)
  const result = await client.changeSchedule(cmsUserName(req), change)
  if (isAccepted(result) && stateBefore) await recordTimingChange(req, stateBefore.schedule, result.schedule)
  return forwardResponse(result, 200, getFormLabels(req).labelState)
}

async function findState({ readState }: PublisherClient): Promise<PublishingState | null> {
  const current = await readState()
  return isAccepted(current) ? current : null
}

function getFormLabels({ payload, i18n }: PayloadRequest) {
  return createFormLabels(payload.config, i18n.language)
}

function forwardResponse<Result extends object>(
  result: Result | PublisherRefusal | null,
  status: number,
  addLabels: (result: Result) => object = (unchangedResult) => unchangedResult,
): Response {
  if (result === null) return refuse('unreachable')
  return isAccepted(result) ? jsonResponse(addLabels(result), status) : errorResponse(result.refused, 400)
}

function isAccepted<Result extends object>(result: Result | PublisherRefusal | null): result is Result {
  return result !== null && !('refused' in result)
}
