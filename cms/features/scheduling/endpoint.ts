import type { Endpoint } from 'payload'
import { errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { hasToken } from '../../core/http/token.ts'
import { retryFailedCalls } from '../publishing/build-hook.ts'
import { runDueJobs } from './jobs.ts'

/**
 * `GET /api/scheduled` with `Authorization: Bearer {CRON_SECRET}`: publishes and unpublishes the entries that are due.
 * A host without a long-running process calls this each minute. Responds with the number of due entries, the number of
 * failures and the state of the build hook. The hook is called before the response, and calls that failed earlier in
 * this process are retried.
 */
export function scheduledEndpoint(cronSecret: string | undefined): Endpoint {
  return {
    path: '/scheduled',
    method: 'get',
    async handler({ payload, headers }) {
      if (!cronSecret || !hasToken(headers.get('authorization'), cronSecret)) {
        return errorResponse('The token is missing or wrong.', 401)
      }
      const earlier = await retryFailedCalls()
      const { due, failed, hookResults } = await runDueJobs(payload, true)
      const hook = hookState([...earlier, ...hookResults].at(-1))
      return jsonResponse({ due, failed, hook })
    },
  }
}

function hookState(isAccepted: boolean | undefined): 'accepted' | 'refused' | 'not needed' {
  if (isAccepted === undefined) return 'not needed'
  return isAccepted ? 'accepted' : 'refused'
}
