import {
  browserErrorSchema,
  browserErrorsPath,
  describeBrowserError,
  maxReportBytes,
} from '@nusa/shared/browser-errors'
import type { Endpoint } from 'payload'
import type { CmsEnv } from '../../core/env.ts'
import { jsonResponse, readBody } from '../../core/http/responses.ts'

/** Protects the log from floods. The limit is for one process and all users together. */
const maxErrorsPerMinute = 60

const notRecordedBody = { recorded: false }

/**
 * `POST /api/browser-errors` logs an error from a browser if the operator monitors errors. It rejects callers who are
 * not signed in, so that only CMS users can write into the log.
 */
export function browserErrorsEndpoint({ isMonitored, release }: Pick<CmsEnv, 'isMonitored' | 'release'>): Endpoint {
  let countedMinute = 0
  let loggedCount = 0
  return {
    path: browserErrorsPath.replace('/api', ''),
    method: 'post',
    async handler(req) {
      // The page stops reporting after `recorded: false`, but not after an empty body. The user may still sign in.
      if (req.user?.collection !== 'users') return jsonResponse({}, 401)
      if (!isMonitored) return jsonResponse(notRecordedBody)
      if (Number(req.headers.get('content-length')) > maxReportBytes) return jsonResponse(notRecordedBody, 413)
      const report = browserErrorSchema.safeParse(await readBody(req))
      if (!report.success) return jsonResponse(notRecordedBody, 400)
      const currentMinute = Math.floor(Date.now() / 60_000)
      if (currentMinute !== countedMinute) loggedCount = 0
      countedMinute = currentMinute
      loggedCount += 1
      if (loggedCount > maxErrorsPerMinute) return jsonResponse(notRecordedBody, 429)
      req.payload.logger.error(
        { ...(release !== null && { release }), ...describeBrowserError(report.data) },
        'browser-error',
      )
      return jsonResponse({ recorded: true })
    },
  }
}
