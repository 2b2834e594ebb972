import type { TokenInvalidReason } from '@nusa/shared/account'
import { type Endpoint, type FailureResponse, failures } from '@nusa/shared/api'
import { type Failure, fail } from '../ports/failure.ts'

const apiHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Returns a JSON response. Caches store the response only if `headers` allow caching. */
export function respond(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { headers: { ...apiHeaders, ...headers } })
}

export function respondFile(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Response {
  return new Response(bytes, { headers: { 'cache-control': 'no-store', ...headers } })
}

/** Returns the response of a failure. The status and the text come from `shared/api/failures.ts`. */
export function respondFailure(failure: Failure): Response {
  const { status, message } = failures[failure.failure]
  const error: FailureResponse['error'] = { code: failure.failure, message }
  if (failure.fields) error.fields = failure.fields
  if (failure.details !== undefined) error.details = failure.details
  const headers: Record<string, string> = { ...apiHeaders }
  if (failure.retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(failure.retryAfter)))
  return new Response(JSON.stringify({ error }), { status, headers })
}

/**
 * Returns a redirect to the sign-in page, or to a page that explains why a file could not be opened. Returns null if
 * the endpoint returns no file, or if the request is not a browser navigation. The caller then gets JSON.
 */
export function redirectFailedDownload(
  { method, responseType }: Endpoint,
  request: Request,
  { failure }: Failure,
): Response | null {
  if (method !== 'GET' || responseType === undefined || !isNavigation(request)) return null
  const { pathname, search } = new URL(request.url)
  const filePath = pathname + search
  const location =
    failure === 'not_authenticated'
      ? `/auth?${new URLSearchParams({ redirect: filePath })}`
      : `/booking/file?${new URLSearchParams({ file: filePath, problem: failure })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Older browsers do not send `sec-fetch-mode`, so the `accept` header is checked instead. */
function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  return mode === null ? /\btext\/html\b/i.test(headers.get('accept') ?? '') : mode === 'navigate'
}

export const okReply = { body: { ok: true } } as const

export function invalidLinkFailure(reason: TokenInvalidReason): Failure {
  return fail('token_invalid', { details: { reason } })
}
