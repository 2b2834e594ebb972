import type { Session, SignIn, User } from '@nusa/shared/account'
import { atom } from 'nanostores'
import { type CallResult, call, onUnauthenticated } from '../../../lib/api.ts'
import { onPageRestored } from '../../../lib/page-return.ts'
import { wait, withRetries } from '../../../lib/retry.ts'
import {
  deleteSessionHintCookie,
  hasRecordEnded,
  hasSessionHintCookie,
  onRecordChange,
  readRecord,
  type SessionRecord,
  saveRecord,
} from '../../../lib/session-record.ts'
import { removePersonalData } from './personal-data.ts'
import { checkIntervalMs, nextSessionAction, refreshDelaysMs } from './session-rules.ts'

export type SessionState =
  | { status: 'loading' }
  /** `hasEnded`: the session expired or was ended elsewhere, not by a sign-out in this browser. */
  | {
      status: 'signed-out'
      hasEnded: boolean
      /** The path to which a personal page redirects instead of the sign-in page. */
      redirectTo?: string
    }
  | { status: 'signed-in'; user: User }

/** `loading` until the stored record or the server provides the user. */
export const $session = atom<SessionState>({ status: 'loading' })

/** The longest pause between two sign-out attempts. It is short, because the user waits for the result. */
const maxSignOutDelayMs = 2_000

let isFollowing = false
let redirectTo: string | undefined

/** Keeps `$session` up to date with the stored record, other tabs and the server. Repeated calls do nothing. */
export function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  if (readRecord()) updateFromRecord()
  else void confirmSession()
  onRecordChange(updateFromRecord)
  onUnauthenticated((recordAtRequest, isOtherUser) => {
    if (isOtherUser) void confirmSession()
    else void applySessionIfCurrent(recordAtRequest, null)
  })
  setInterval(checkSession, checkIntervalMs)
  document.addEventListener('visibilitychange', checkSession)
  // A page restored from the back/forward cache has missed sign-ins and sign-outs.
  onPageRestored(checkSession)
  checkSession()
}

/**
 * Requests the session from the server. If the request fails, a known state stays.
 * @returns whether the server responded
 */
export async function confirmSession(): Promise<boolean> {
  const recordAtRequest = readRecord()
  const result = await call('session')
  if (result.ok) await applySessionIfCurrent(recordAtRequest, result.value.session)
  else if ($session.get().status === 'loading') $session.set({ status: 'signed-out', hasEnded: false })
  return result.ok
}

/** Returns `cookies-blocked` if the password is right but the browser did not store the session cookie. */
export async function signIn(credentials: SignIn): Promise<CallResult<'signIn'> | 'cookies-blocked'> {
  const result = await call('signIn', { body: credentials })
  if (!result.ok) return result
  if (!hasSessionHintCookie()) {
    const sessionResult = await call('session')
    if (sessionResult.ok && !sessionResult.value.session) return 'cookies-blocked'
  }
  applySession(result.value.session)
  return result
}

/**
 * Ends the session in all tabs. Returns false if the server could not be reached. The session then continues, because
 * only the server can delete its cookie. Showing the user as signed out would leave the account open to the next
 * person.
 */
export async function signOut(): Promise<boolean> {
  const retryAfterDefaultDelay = {}
  const result = await withRetries(
    () => call('signOut'),
    (result) => (!result.ok && result.code !== 'not_authenticated' ? retryAfterDefaultDelay : false),
    (milliseconds) => wait(Math.min(milliseconds, maxSignOutDelayMs)),
  )
  if (!result.ok && result.code !== 'not_authenticated') {
    console.error('Sign-out failed:', result.message)
    return false
  }
  forgetSession()
  return true
}

/** Ends all sessions of the user, including this device's. */
export async function signOutEverywhere(): Promise<CallResult<'signOutEverywhere'>> {
  const result = await call('signOutEverywhere')
  if (result.ok) forgetSession()
  return result
}

/** Clears the session in all tabs after the server has ended it. A personal page then redirects to `nextPath`. */
export function forgetSession(nextPath?: string): void {
  redirectTo = nextPath
  removePersonalData('localStorage')
  removePersonalData('sessionStorage', { isSignOut: true })
  // `saveRecord` makes `updateFromRecord` run, which reads `redirectTo`.
  saveRecord(null)
  redirectTo = undefined
}

/**
 * Clears a session that the server has ended, for example after a password reset. Unlike a sign-out, keeps the input in
 * other tabs.
 */
export async function clearEndedSession(): Promise<void> {
  const recordAtRequest = readRecord()
  const result = recordAtRequest && (await call('session'))
  if (!result?.ok || result.value.session || !isRecordUnchanged(recordAtRequest)) return
  removePersonalData('localStorage')
  endSession()
}

function checkSession(): void {
  if (document.visibilityState !== 'visible') return
  const record = readRecord()
  if (!record) {
    if ($session.get().status !== 'signed-in') return
    // A missing record means a sign-out in another tab, unless the session is recorded as ended.
    if (hasRecordEnded()) endSession()
    else updateFromRecord()
    return
  }
  updateFromRecord()
  const action = nextSessionAction(record, Date.now() / 1_000)
  if (action === 'end') endSession()
  if (action === 'confirm') void runInOneTab(confirmIfDue)
  if (action === 'refresh') void runInOneTab(refreshIfDue)
}

/**
 * Returns whether a user other than `userId` is signed in, for example in another tab. If so, updates `$session`. Check
 * this before sending input, because input must never be sent as another user.
 */
export function isOtherUserSignedIn(userId: number): boolean {
  const record = readRecord()
  if (!record || record.user.id === userId) return false
  updateFromRecord()
  return true
}

/** Does nothing if another tab has just confirmed the session. */
async function confirmIfDue(): Promise<void> {
  const record = readRecord()
  if (record && nextSessionAction(record, Date.now() / 1_000) === 'confirm') await confirmSession()
}

/** Retries if the connection is bad. Does nothing if another tab has just refreshed the session. */
async function refreshIfDue(): Promise<void> {
  const record = readRecord()
  if (!record || nextSessionAction(record, Date.now() / 1_000) !== 'refresh') return
  const noPause = 0
  for (const pauseMs of [...refreshDelaysMs(), noPause]) {
    const result = await call('refresh')
    if (result.ok) return applySessionIfCurrent(record, result.value.session)
    if (result.code === 'not_authenticated') return
    await wait(pauseMs)
  }
}

async function runInOneTab(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('session-refresh', work) : work())
}

/**
 * If another user has signed in or out since the request, the response is outdated and the session is requested again.
 */
async function applySessionIfCurrent(recordAtRequest: SessionRecord | null, session: Session | null): Promise<void> {
  if (isRecordUnchanged(recordAtRequest)) applySession(session)
  else await confirmSession()
}

function isRecordUnchanged(recordAtRequest: SessionRecord | null): boolean {
  return JSON.stringify(recordAtRequest) === JSON.stringify(readRecord())
}

function applySession(session: Session | null): void {
  if (session) {
    saveRecord(session)
    $session.set({ status: 'signed-in', user: session.user })
  } else endSession()
}

/** If no session is stored, the record stays unchanged. */
function endSession(): void {
  deleteSessionHintCookie()
  if (readRecord() || hasRecordEnded()) saveRecord('ended')
  updateFromRecord()
}

function updateFromRecord(): void {
  const record = readRecord()
  const previousState = $session.get()
  if (record) {
    const isSameUser =
      previousState.status === 'signed-in' && JSON.stringify(previousState.user) === JSON.stringify(record.user)
    if (!isSameUser) $session.set({ status: 'signed-in', user: record.user })
    return
  }
  const wasSignedOut = previousState.status === 'signed-out'
  const hadSession = wasSignedOut ? previousState.hasEnded : previousState.status === 'signed-in'
  const hasEnded = hadSession && hasRecordEnded()
  // A sign-out of a session that has already ended must clear the page, too.
  const hasChanged = !wasSignedOut || previousState.hasEnded !== hasEnded
  if (hasChanged) $session.set({ status: 'signed-out', hasEnded, redirectTo })
}
