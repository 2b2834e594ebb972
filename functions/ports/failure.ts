import type { FailureCode } from '@nusa/shared/api'

/** An expected failure. Services return failures; only bugs are thrown. */
export interface Failure {
  readonly failure: FailureCode
  /** Invalid fields by path, with an instruction for each. */
  readonly fields?: Record<string, string>
  readonly details?: unknown
  /** Seconds to wait before retrying. */
  readonly retryAfter?: number
}

export function fail(failure: FailureCode, options: Omit<Failure, 'failure'> = {}): Failure {
  return { failure, ...options }
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failure' in value
}
