import type { Session } from '@nusa/shared/account'
import { sessionLife } from '@nusa/shared/session'

/**
 * What this browser knows of the session: user, expires_at (by this machine's clock, seconds) and expires_in. Its token
 * stays in an http-only cookie. Kept without any library, since the header reads it on every page.
 */
export type SessionRecord = Session

/**
 * Seconds for which a session that has run out can go on: as long its traveler is taken to be signed in,
 * until the server, which is asked first of all then, says otherwise.
 */
export const goesOnFor = sessionLife.goesOnDays * 24 * 60 * 60

const key = 'session'
const changed = 'nusa:session'

/** What this page knows by itself, since the browser refused to keep it; undefined while it keeps what it is given. */
let held: SessionRecord | null | undefined

/** What is there, over or not. */
function known(): SessionRecord | null {
  try {
    const record: Partial<SessionRecord> | null =
      held === undefined ? JSON.parse(localStorage.getItem(key) ?? 'null') : held
    return record?.user?.email && typeof record.expires_at === 'number' ? (record as SessionRecord) : null
  } catch {
    return null
  }
}

const lasts = ({ expires_at }: SessionRecord, now: number) => (expires_at + goesOnFor) * 1_000 > now

export function readRecord(now = Date.now()): SessionRecord | null {
  const record = known()
  return record && lasts(record, now) ? record : null
}

/** Says whether the session that is on record is over: nobody has signed out of it. */
export function isRecordOver(now = Date.now()): boolean {
  const record = known()
  return record !== null && !lasts(record, now)
}

/** Says whether a page can know from earlier ones who is signed in; where it can't, only the server knows. */
export function keepsRecords(): boolean {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}

/** Keeps what the server answered; null forgets it. Every tab hears of it. */
export function saveRecord(session: Session | null, now = Date.now()): void {
  // The server's clock may differ from ours; how long it lasts is the same on both.
  const record = session && { ...session, expires_at: Math.floor(now / 1_000) + session.expires_in }
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record))
    else localStorage.removeItem(key)
    held = undefined
  } catch {
    held = record
  }
  dispatchEvent(new CustomEvent(changed, { detail: session }))
}

/** Runs `listener` when the session changes, in this tab or in another. */
export function onRecordChange(listener: () => void): void {
  addEventListener(changed, listener)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener()
  })
}
