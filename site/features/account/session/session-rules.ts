import type { User } from '@nusa/shared/account'
import { renewableSeconds, type SessionRecord } from '../../../lib/session-record.ts'

/** Time between two checks of the session while the page is visible. */
export const checkIntervalMs = 30_000
/** A session is refreshed if at most this many seconds are left. */
const refreshWithinSeconds = 90
const maxResponseSeconds = 5
/**
 * The session is confirmed if the last response is at least this old. A response arrives some time after its check, so
 * at the next check it is younger than the check interval.
 */
const confirmAfterSeconds = checkIntervalMs / 1_000 - maxResponseSeconds

export type SessionAction = 'keep' | 'confirm' | 'refresh' | 'end'

/**
 * Returns what to do with the session at `now` (seconds since 1970). `confirm`: check with the server whether the
 * session still exists. `refresh`: extend the session.
 */
export function nextSessionAction(record: SessionRecord, now: number): SessionAction {
  const secondsLeft = record.expires_at - now
  if (secondsLeft <= -renewableSeconds) return 'end'
  if (secondsLeft <= refreshWithinSeconds) return 'refresh'
  const respondedAt = record.expires_at - record.expires_in
  return now - respondedAt >= confirmAfterSeconds ? 'confirm' : 'keep'
}

export function userLabel(user: User): string {
  return user.user_metadata?.first_name?.trim() || (user.email.split('@')[0] ?? user.email)
}

/**
 * Returns the pauses between the attempts of one refresh: 200 ms, each further pause twice as long, at most 30 s
 * together.
 */
export function refreshDelaysMs(): number[] {
  const delays: number[] = []
  let totalMs = 0
  for (let delay = 200; totalMs + delay <= 30_000; delay *= 2) {
    delays.push(delay)
    totalMs += delay
  }
  return delays
}
