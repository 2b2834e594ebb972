import { createHash, timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '@nusa/shared/api'
import { isFromOurSite } from '@nusa/shared/callers'
import type { Deps } from '../ports/deps.ts'
import { type Failure, fail } from '../ports/failure.ts'

/**
 * Checks whether a writing request is allowed: by its origin, or for Xendit's webhooks by their token, which is checked first.
 */
export function checkWriteAllowed(
  deps: Deps,
  endpoint: Endpoint,
  request: Request,
  origins: ReadonlySet<string>,
): Failure | null {
  if (endpoint.auth === 'xendit') {
    const token = request.headers.get('x-callback-token') ?? ''
    return isSameSecret(token, deps.settings.webhookToken) ? null : fail('webhook_unauthorized')
  }
  if (endpoint.method === 'GET') return null
  if (!isFromOurSite(request, origins)) return fail('forbidden_origin')
  return hasFormContentType(request) ? fail('unsupported_media_type') : null
}

/** Returns whether the body has a type that a form on another site can send without a CORS preflight. */
function hasFormContentType(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
}

/** Compares two secrets in constant time, independent of their length. */
function isSameSecret(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
