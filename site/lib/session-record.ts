import type { Session } from '@nusa/shared/account'
import { sessionLife, sessionMark } from '@nusa/shared/session'

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

/** What stands in its place once the session ended, though nobody signed out: tabs with something unfinished keep it then. */
const ended = { hasEnded: true }

type Kept = Partial<SessionRecord & typeof ended> | null

/** What this page knows by itself, since the browser refused to keep it; undefined while it keeps what it is given. */
let held: Kept | undefined

/** What is there, over or not. */
function known(): Kept {
  try {
    return held === undefined ? JSON.parse(localStorage.getItem(key) ?? 'null') : held
  } catch {
    return null
  }
}

export function readRecord(now = Date.now()): SessionRecord | null {
  const record = known()
  const lasts =
    record?.user?.email && typeof record.expires_at === 'number' && (record.expires_at + goesOnFor) * 1_000 > now
  return lasts ? (record as SessionRecord) : null
}

/** Says whether the session that was on record is over: nobody has signed out of it. */
export function isRecordOver(now = Date.now()): boolean {
  return known() !== null && !readRecord(now)
}

/** Says whether a page can know from earlier ones who is signed in; where it can't, only the server knows. */
export function keepsRecords(): boolean {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}

/** Returns whether the browser has the cookie of a session. Its token is hidden from scripts, so the server sets a second one. */
export function hasSessionMark(): boolean {
  try {
    return document.cookie.split('; ').includes(`${sessionMark}=1`)
  } catch {
    // A sandboxed page may not read cookies.
    return false
  }
}

/** Deletes the mark of a session that the server does not know any more, so that no further page asks for it. */
export function dropSessionMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API.
  if (hasSessionMark()) document.cookie = `${sessionMark}=; Max-Age=0; Path=/`
}

/** Keeps what the server answered; null where somebody signed out, who leaves nothing. Every tab hears of it. */
export function saveRecord(session: Session | 'ended' | null, now = Date.now()): void {
  // The server's clock may differ from ours; how long it lasts is the same on both.
  const live = (session: Session) => ({ ...session, expires_at: Math.floor(now / 1_000) + session.expires_in })
  const record: Kept = session && (session === 'ended' ? ended : live(session))
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record))
    else localStorage.removeItem(key)
    held = undefined
  } catch {
    held = record
  }
  dispatchEvent(new Event(changed))
}

/** Runs `listener` when the session changes, in this tab or in another. */
export function onRecordChange(listener: () => void): void {
  addEventListener(changed, listener)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener()
  })
}
