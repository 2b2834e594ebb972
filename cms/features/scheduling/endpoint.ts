import type { Endpoint } from 'payload'
import { errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { hasToken } from '../../core/http/token.ts'
import { retryFailedCalls } from '../publishing/build-hook.ts'
import { runDueJobs } from './jobs.ts'

/**
 * `GET /api/scheduled` with `Authorization: Bearer {CRON_SECRET}` publishes and unpublishes the entries that are due. A
 * host that does not run the CMS continuously calls this endpoint each minute. The endpoint calls the build hook before
 * it responds, and retries earlier failed calls of this process. The response contains the number of due entries, the
 * number of failures, and whether the hook accepted the last call.
 */
export function scheduledEndpoint(cronSecret: string | undefined): Endpoint {
  return {
    path: '/scheduled',
    method: 'get',
    async handler({ payload, headers }) {
      if (!cronSecret || !hasToken(headers.get('authorization'), cronSecret)) {
        return errorResponse('The token is missing or wrong.', 401)
      }
      const retryResults = await retryFailedCalls()
      const { due, failed, hookResults } = await runDueJobs(payload, { isSilent: true })
      const hook = describeHookResult([...retryResults, ...hookResults].at(-1))
      return jsonResponse({ due, failed, hook })
    },
  }
}

function describeHookResult(isAccepted: boolean | undefined): 'accepted' | 'refused' | 'not needed' {
  if (isAccepted === undefined) return 'not needed'
  return isAccepted ? 'accepted' : 'refused'
}
