import type { User } from '@nusa/shared/account'
import { renewableSeconds, type SessionRecord } from '../../../lib/session-record.ts'

/** While the page is visible. */
export const checkIntervalMs = 30_000
/** A session is refreshed if at most this many seconds are left. */
const refreshWithinSeconds = 90
/** The check interval minus the time that a response takes. */
const freshForSeconds = checkIntervalMs / 1_000 - 5

export type SessionAction = 'keep' | 'confirm' | 'refresh' | 'end'

/**
 * `now` is in seconds since 1970. `confirm` asks the server whether the session still exists, `refresh` asks to extend
 * it.
 */
export function nextSessionAction(record: SessionRecord, now: number): SessionAction {
  const secondsLeft = record.expires_at - now
  if (secondsLeft <= -renewableSeconds) return 'end'
  if (secondsLeft <= refreshWithinSeconds) return 'refresh'
  const respondedAt = record.expires_at - record.expires_in
  return now - respondedAt >= freshForSeconds ? 'confirm' : 'keep'
}

/** Returns the first name, or the part of the email address before the @. */
export function userLabel(user: User): string {
  return user.user_metadata?.first_name?.trim() || (user.email.split('@')[0] ?? user.email)
}

/**
 * Returns the pauses between the attempts of one refresh: 200 ms, each further pause twice as long, at most 30 s
 * together.
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
