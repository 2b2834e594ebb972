import { type FailureResponse, failures } from '@nusa/shared/api'
import type { Failure } from '../ports/failure.ts'

const apiHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Returns a JSON response. Caches do not store it unless its headers allow it. */
export function respond(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { headers: { ...apiHeaders, ...headers } })
}

/** Returns a file. Its headers contain the media type. */
export function respondFile(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Response {
  return new Response(bytes, { headers: { 'cache-control': 'no-store', ...headers } })
}

/** Returns a failure with the status and the text from `shared/api/failures.ts`. */
export function respondFailure(failure: Failure): Response {
  const { status, message } = failures[failure.failure]
  const error: FailureResponse['error'] = { code: failure.failure, message }
  if (failure.fields) error.fields = failure.fields
  if (failure.details !== undefined) error.details = failure.details
  const headers: Record<string, string> = { ...apiHeaders }
  if (failure.retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(failure.retryAfter)))
  return new Response(JSON.stringify({ error }), { status, headers })
}
