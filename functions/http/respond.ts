import { type FailureAnswer, failures } from '@nusa/shared/api'
import type { Failure } from '../failure.ts'

const apiHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A JSON answer. Nothing is stored by caches unless its headers say so. */
export function respond(answer: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(answer), { headers: { ...apiHeaders, ...headers } })
}

/** A file as an answer; its headers say what it is. */
export function respondFile(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Response {
  return new Response(bytes, { headers: { 'cache-control': 'no-store', ...headers } })
}

/** A failure as an answer: its status and its words come from the one table in `shared/api/failures.ts`. */
export function respondFailure(failed: Failure): Response {
  const { status, message } = failures[failed.failure]
  const error: FailureAnswer['error'] = { code: failed.failure, message }
  if (failed.fields) error.fields = failed.fields
  if (failed.details !== undefined) error.details = failed.details
  const headers: Record<string, string> = { ...apiHeaders }
  if (failed.retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(failed.retryAfter)))
  return new Response(JSON.stringify({ error }), { status, headers })
}
