import { type FailureAnswer, failures } from '@nusa/shared/api'
import type { Failure } from '../failure.ts'

const apiHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Returns a JSON response. Caches do not store it unless its headers allow it. */
export function respond(answer: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(answer), { headers: { ...apiHeaders, ...headers } })
}

/** Returns a file. Its headers contain the media type. */
export function respondFile(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Response {
  return new Response(bytes, { headers: { 'cache-control': 'no-store', ...headers } })
}

/** Returns a failure with the status and the text from `shared/api/failures.ts`. */
export function respondFailure(failed: Failure): Response {
  const { status, message } = failures[failed.failure]
  const error: FailureAnswer['error'] = { code: failed.failure, message }
  if (failed.fields) error.fields = failed.fields
  if (failed.details !== undefined) error.details = failed.details
  const headers: Record<string, string> = { ...apiHeaders }
  if (failed.retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(failed.retryAfter)))
  return new Response(JSON.stringify({ error }), { status, headers })
}
