import { XenditSdkError } from 'xendit-node'
import { type Failure, fail } from '../../ports/failure.ts'

/** These details of a failed call may be logged. The status is null if there was no HTTP response. */
export interface CallProblem {
  status: number | null
  code: string
}

/** Xendit's client throws an XenditSdkError, or a TypeError if the response is not JSON. */
export function toCallProblem(error: unknown): CallProblem {
  if (error instanceof XenditSdkError) {
    return { status: Number(error.status) || null, code: String(error.errorCode ?? 'UNKNOWN') }
  }
  if (error instanceof Error) return { status: null, code: findCauseCode(error) ?? nameOrMessage(error) }
  return { status: null, code: 'UNKNOWN' }
}

/** Returns the code of the cause, for example ENOTFOUND. The message of an error from `fetch` lacks the code. */
function findCauseCode({ cause }: Error): string | null {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : null
}

function nameOrMessage({ name, message }: Error): string {
  return name === 'TypeError' ? message : name
}

export function toFailure({ status, code }: CallProblem): Failure {
  if (code === 'TimeoutError' || code === 'AbortError') return fail('payment_timeout')
  if (status === 429) return fail('payment_busy', { retryAfter: 30 })
  return fail('payment_failed')
}
