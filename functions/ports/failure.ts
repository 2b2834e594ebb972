import type { FailureCode } from '@nusa/shared/api'

/** An expected failure. Services return failures. Only bugs are thrown. */
export interface Failure {
  readonly failure: FailureCode
  /** Maps the paths of invalid fields to instructions. */
  readonly fields?: Record<string, string>
  readonly details?: unknown
  /** In seconds. */
  readonly retryAfter?: number
}

export function fail(failure: FailureCode, options: Omit<Failure, 'failure'> = {}): Failure {
  return { failure, ...options }
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failure' in value
}
