import type { FailureCode } from '@nusa/shared/api'

/** A failure that was expected: services return it, they don't throw it. What is thrown is a fault of ours. */
export interface Failure {
  readonly failure: FailureCode
  /** Wrong fields by path, with what to do. */
  readonly fields?: Record<string, string>
  readonly details?: unknown
  /** Seconds to wait before asking again. */
  readonly retryAfter?: number
}

export function fail(failure: FailureCode, more: Omit<Failure, 'failure'> = {}): Failure {
  return { failure, ...more }
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failure' in value
}
