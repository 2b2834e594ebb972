import type { User } from '@nusa/shared/account'
import { goesOnFor, type SessionRecord } from '../../lib/session-record.ts'

/** Milliseconds between session checks while the page is visible. */
export const checkEvery = 30_000
/** A session with at most this many seconds left, or an expired one, is refreshed. */
const refreshWithin = 90
/** Seconds until the session is confirmed again: the check interval minus the time that a response takes. */
const freshFor = checkEvery / 1_000 - 5

export type SessionDuty = 'keep' | 'confirm' | 'refresh' | 'end'

/** Returns what to do about a session at `now` (seconds). */
export function sessionDuty(record: SessionRecord, now: number): SessionDuty {
  const left = record.expires_at - now
  if (left <= -goesOnFor) return 'end'
  if (left <= refreshWithin) return 'refresh'
  const answeredAt = record.expires_at - record.expires_in
  return now - answeredAt >= freshFor ? 'confirm' : 'keep'
}

/** Returns the name shown in the header: the first name, otherwise the part of the email address before the @. */
export function userLabel(user: User): string {
  return user.user_metadata?.first_name?.trim() || (user.email.split('@')[0] ?? user.email)
}

/** Returns the pauses (ms) between the attempts of one refresh: from 200 ms, doubling, 30 s in total. */
export function refreshPauses(): number[] {
  const pauses: number[] = []
  let sum = 0
  for (let pause = 200; sum + pause <= 30_000; pause *= 2) {
    pauses.push(pause)
    sum += pause
  }
  return pauses
}
