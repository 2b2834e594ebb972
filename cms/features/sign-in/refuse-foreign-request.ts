import { isFromOurSite } from '@nusa/shared/callers'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../core/http/responses.ts'
import { signInTexts } from './texts.ts'

/**
 * Refuses requests that another site makes a browser send, before the attempt is counted. Such requests could sign a
 * user in to another account, or use up the limits of the user's address. Returns null for the admin's own pages and
 * for clients that are not browsers.
 */
export function refuseForeignRequest({ headers }: PayloadRequest, origins: ReadonlySet<string>): Response | null {
  if (!isFromOurSite({ headers }, origins)) return errorResponse(signInTexts.foreign, 403)
  return isReadable(headers) ? null : errorResponse(signInTexts.unreadable, 415)
}

/**
 * Returns whether the body is JSON or a form with an origin. Pages of other sites can send a form without a preflight
 * request.
 */
function isReadable(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1)
  return type === 'application/json' || (type === 'multipart/form-data' && headers.has('origin'))
}
