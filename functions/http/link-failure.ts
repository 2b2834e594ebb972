import type { TokenInvalidReason } from '@nusa/shared/account'
import { type Failure, fail } from '../failure.ts'

/** Why a mailed link is no good, as a failure; null where it was. */
export function linkFailure(outcome: TokenInvalidReason): Failure
export function linkFailure(outcome: 'ok' | TokenInvalidReason): Failure | null
export function linkFailure(outcome: 'ok' | TokenInvalidReason): Failure | null {
  return outcome === 'ok' ? null : fail('token_invalid', { details: { reason: outcome } })
}
