import type { User } from '@nusa/shared/account'
import { goesOnFor, type SessionRecord } from '../../lib/session-record.ts'

/** Milliseconds between two looks at the session while the page is visible. */
export const checkEvery = 30_000
/** A session with this many seconds left or fewer, or one that has run out, is refreshed. */
const refreshWithin = 90
/** Seconds until the server is asked again whether the session still exists: at every check, less the time that an answer takes. */
const freshFor = checkEvery / 1_000 - 5

export type SessionDuty = 'keep' | 'confirm' | 'refresh' | 'end'

/** What is to be done about a session at `now` (seconds). */
export function sessionDuty(record: SessionRecord, now: number): SessionDuty {
  const left = record.expires_at - now
  if (left <= -goesOnFor) return 'end'
  if (left <= refreshWithin) return 'refresh'
  const answeredAt = record.expires_at - record.expires_in
  return now - answeredAt >= freshFor ? 'confirm' : 'keep'
}

/** What a traveller is called in the header: the first name, otherwise the part of the e-mail before the @. */
export function userLabel(user: User): string {
  return user.user_metadata?.first_name?.trim() || (user.email.split('@')[0] ?? user.email)
}

/** Pauses (ms) between the attempts of one refresh: from 200 ms, doubling, 30 s in all. */
export function refreshPauses(): number[] {
  const pauses: number[] = []
  let sum = 0
  for (let pause = 200; sum + pause <= 30_000; pause *= 2) {
    pauses.push(pause)
    sum += pause
  }
  return pauses
}
