import type { User } from '@nusa/shared/account'
import { renewableSeconds, type SessionRecord } from '../../../lib/session-record.ts'

/** Milliseconds between session checks while the page is visible. */
export const checkIntervalMs = 30_000
/** A session is refreshed if it has expired or has at most this many seconds left. */
const refreshWithinSeconds = 90
/** Seconds until the session is confirmed again: the check interval minus the time that a response takes. */
const freshForSeconds = checkIntervalMs / 1_000 - 5

export type SessionAction = 'keep' | 'confirm' | 'refresh' | 'end'

/**
 * Returns what to do about a session at `now` (seconds since 1970). To `confirm` it, the server is asked whether it
 * still exists. To `refresh` it, the server is asked to extend it.
 */
export function nextSessionAction(record: SessionRecord, now: number): SessionAction {
  const secondsLeft = record.expires_at - now
  if (secondsLeft <= -renewableSeconds) return 'end'
  if (secondsLeft <= refreshWithinSeconds) return 'refresh'
  const respondedAt = record.expires_at - record.expires_in
  return now - respondedAt >= freshForSeconds ? 'confirm' : 'keep'
}

/**
 * Returns the name shown in the header: the first name, or the part of the email address before the @ if there is no
 * first name.
 */
export function userLabel(user: User): string {
  return user.user_metadata?.first_name?.trim() || (user.email.split('@')[0] ?? user.email)
}

/**
 * Returns the pauses (ms) between the attempts of one refresh. The first pause is 200 ms, each further pause is twice
 * as long, and the sum is at most 30 s.
 */
export function refreshDelaysMs(): number[] {
  const delays: number[] = []
  let sum = 0
  for (let delay = 200; sum + delay <= 30_000; delay *= 2) {
    delays.push(delay)
    sum += delay
  }
  return delays
}
