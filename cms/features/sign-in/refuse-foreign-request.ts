import { isFromOurSite } from '@nusa/shared/callers'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../core/http/responses.ts'
import { signInTexts } from './texts.ts'

/**
 * Refuses a request that a page of another site makes a browser send. Such a request could sign a user in to another
 * account, or use up the attempts of the user's IP address. Call this function before the attempt is counted. Returns
 * null for requests from pages of the admin and from clients that are not browsers.
 */
export function refuseForeignRequest({ headers }: PayloadRequest, origins: ReadonlySet<string>): Response | null {
  if (!isFromOurSite({ headers }, origins)) return errorResponse(signInTexts.foreignOrigin, 403)
  return hasSafeContentType(headers) ? null : errorResponse(signInTexts.unsupportedType, 415)
}

/** A form must have an origin header, because a page of another site can send a form without a preflight request. */
function hasSafeContentType(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1)
  return type === 'application/json' || (type === 'multipart/form-data' && headers.has('origin'))
}
