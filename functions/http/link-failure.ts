import type { TokenInvalidReason } from '@nusa/shared/account'
import { type Failure, fail } from '../ports/failure.ts'

/** Returns the failure for an invalid mailed link; null for a valid one. */
export function linkFailure(outcome: TokenInvalidReason): Failure
export function linkFailure(outcome: 'ok' | TokenInvalidReason): Failure | null
export function linkFailure(outcome: 'ok' | TokenInvalidReason): Failure | null {
  return outcome === 'ok' ? null : fail('token_invalid', { details: { reason: outcome } })
}
