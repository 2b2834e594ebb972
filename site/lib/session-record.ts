import type { Session } from '@nusa/shared/account'
import { sessionLifetime, signedInCookieName } from '@nusa/shared/account'

/**
 * The signed-in session in `localStorage`, without its token, which is in an http-only cookie. `expires_at` uses the
 * local clock. This file uses no library, because the header reads the record on every page.
 */
export type SessionRecord = Session

/**
 * How long (seconds) the server can renew an expired session. During this time the traveller counts as signed in, until
 * the server responds that the session has ended.
 */
export const renewableSeconds = sessionLifetime.renewalGraceDays * 24 * 60 * 60

const storageKey = 'session'
const changeEvent = 'nusa:session'

/** Stored when the session has ended without a sign-out, so that tabs keep their unsaved changes. */
const endedRecord = { hasEnded: true }

type StoredRecord = Partial<SessionRecord & typeof endedRecord> | null

/** Replaces `localStorage` if the browser refuses to store the record. Undefined if storage works. */
let memoryRecord: StoredRecord | undefined

function readStoredRecord(): StoredRecord {
  try {
    return memoryRecord === undefined ? JSON.parse(localStorage.getItem(storageKey) ?? 'null') : memoryRecord
  } catch {
    return null
  }
}

export function readRecord(now = Date.now()): SessionRecord | null {
  const record = readStoredRecord()
  if (!record?.user?.email || typeof record.expires_at !== 'number') return null
  const isRenewable = (record.expires_at + renewableSeconds) * 1_000 > now
  return isRenewable ? (record as SessionRecord) : null
}

export function hasRecordEnded(now = Date.now()): boolean {
  return readStoredRecord() !== null && !readRecord(now)
}

/** Returns false if the browser refuses storage. Without storage, only the server has the session. */
export function canStoreRecords(): boolean {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}

/**
 * Returns whether the browser has the cookie that marks a signed-in visitor. Scripts cannot read the cookie that
 * contains the token of the session.
 */
export function hasSessionHintCookie(): boolean {
  try {
    return document.cookie.split('; ').includes(`${signedInCookieName}=1`)
  } catch {
    // A sandboxed page cannot read cookies.
    return false
  }
}

/** Call this when the server has no session for the visitor, so that later pages do not request the session again. */
export function deleteSessionHintCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API.
  if (hasSessionHintCookie()) document.cookie = `${signedInCookieName}=; Max-Age=0; Path=/`
}

/**
 * Stores the session and notifies all tabs. 'ended' means that the session has ended without a sign-out; null deletes
 * the record after a sign-out.
 */
export function saveRecord(session: Session | 'ended' | null, now = Date.now()): void {
  // The server's clock may differ from the local clock, so the expiry is computed from the lifetime.
  const toRecord = (): StoredRecord => {
    if (session === null) return null
    if (session === 'ended') return endedRecord
    return { ...session, expires_at: Math.floor(now / 1_000) + session.expires_in }
  }
  const record = toRecord()
  try {
    if (record) localStorage.setItem(storageKey, JSON.stringify(record))
    else localStorage.removeItem(storageKey)
    memoryRecord = undefined
  } catch {
    memoryRecord = record
  }
  dispatchEvent(new Event(changeEvent))
}

/** Calls `listener` when this tab or another tab changes the record. */
export function onRecordChange(listener: () => void): void {
  addEventListener(changeEvent, listener)
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) listener()
  })
}
