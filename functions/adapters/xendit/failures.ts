import { XenditSdkError } from 'xendit-node'
import { type Failure, fail } from '../../failure.ts'

/** What the log may know about a call that failed. */
export interface CallProblem {
  status: number | null
  code: string
}

/** Names a failed call: the client throws its own error, and a TypeError where the answer was no JSON. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof XenditSdkError) {
    return { status: Number(error.status) || null, code: String(error.errorCode ?? 'UNKNOWN') }
  }
  if (error instanceof Error) return { status: null, code: error.name === 'TypeError' ? error.message : error.name }
  return { status: null, code: 'UNKNOWN' }
}

/** The failure that a problem means for the traveller. */
export function failureOf({ status, code }: CallProblem): Failure {
  if (code === 'TimeoutError' || code === 'AbortError') return fail('payment_timeout')
  if (status === 429) return fail('payment_busy', { retryAfter: 30 })
  return fail('payment_failed')
}
