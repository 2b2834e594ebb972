import type { FailureCode } from '@nusa/shared/api'

/** Network errors of Node, and codes of a Postgres server that is full, starting or stopping. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

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

/** Returns whether an error means that the database cannot be reached for now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && unavailableCodes.has(error.code)) return true
  // The client of Postgres has no codes for these errors.
  if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/i.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  return error.cause !== undefined && isUnavailable(error.cause)
}
