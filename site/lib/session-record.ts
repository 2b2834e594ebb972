import type { Session } from '@nusa/shared/account'

/**
 * What this browser knows of the session: user, expires_at (by this machine's clock, seconds) and expires_in. Its token
 * stays in an http-only cookie. Kept without any library, since the header reads it on every page.
 */
export type SessionRecord = Session

const key = 'session'
const changed = 'nusa:session'

export function readRecord(now = Date.now()): SessionRecord | null {
  try {
    const record: Partial<SessionRecord> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!record?.user?.email || typeof record.expires_at !== 'number') return null
    return record.expires_at * 1_000 > now ? (record as SessionRecord) : null
  } catch {
    return null
  }
}

/** Keeps what the server answered; null forgets it. Every tab hears of it. */
export function saveRecord(session: Session | null, now = Date.now()): void {
  try {
    // The server's clock may differ from ours; how long it lasts is the same on both.
    const expiresAt = session && Math.floor(now / 1_000) + session.expires_in
    if (session) localStorage.setItem(key, JSON.stringify({ ...session, expires_at: expiresAt }))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the session lives as long as the page.
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
