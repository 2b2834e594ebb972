import type { Session, SignIn, User } from '@nusa/shared/account'
import { atom } from 'nanostores'
import { type CallResult, call, onUnauthenticated } from '../../lib/api.ts'
import { onPageReturn } from '../../lib/page-return.ts'
import { wait, withRetries } from '../../lib/retry.ts'
import {
  dropSessionMark,
  hasSessionMark,
  isRecordOver,
  onRecordChange,
  readRecord,
  type SessionRecord,
  saveRecord,
} from '../../lib/session-record.ts'
import { forgetPersonal } from './personal.ts'
import { checkEvery, refreshPauses, sessionDuty } from './rules.ts'

export { lastingPersonalKey, personalKey } from './personal.ts'

export type SessionState =
  | { status: 'loading' }
  /** `hasEnded` is true if the session expired or was ended elsewhere, not by signing out here. */
  | {
      status: 'signed-out'
      hasEnded: boolean
      /** Where a personal page redirects to instead of the sign-in page. */
      leadsTo?: string
    }
  | { status: 'signed-in'; user: User }

/** The current user. `loading` until the stored record or the server provides it. */
export const $session = atom<SessionState>({ status: 'loading' })

/** Milliseconds; the user waits for the result. */
const longestSignOutPause = 2_000

let watching = false
let leadsTo: string | undefined

/**
 * Starts to follow the session: the stored record, other tabs and, if needed, the server. Repeated calls do nothing.
 */
export function followSession(): void {
  if (watching) return
  watching = true
  if (readRecord()) drawFromRecord()
  else void confirmSession()
  onRecordChange(drawFromRecord)
  onUnauthenticated((asked, isAnothers) => void (isAnothers ? confirmSession() : settle(asked, null)))
  setInterval(check, checkEvery)
  document.addEventListener('visibilitychange', check)
  // A page restored from the back/forward cache has missed sign-ins and sign-outs.
  onPageReturn(check)
  check()
}

/**
 * Requests the current session from the server. If that fails, the known state stays. @returns whether the server
 * responded
 */
export async function confirmSession(): Promise<boolean> {
  const asked = readRecord()
  const answer = await call('session')
  if (answer.ok) await settle(asked, answer.value.session)
  else if ($session.get().status === 'loading') $session.set({ status: 'signed-out', hasEnded: false })
  return answer.ok
}

/** Signs in. Returns `cookies-blocked` if the password is right but the browser did not store the session cookie. */
export async function signIn(credentials: SignIn): Promise<CallResult<'signIn'> | 'cookies-blocked'> {
  const answer = await call('signIn', { body: credentials })
  if (!answer.ok) return answer
  if (!hasSessionMark()) {
    const stored = await call('session')
    if (stored.ok && !stored.value.session) return 'cookies-blocked'
  }
  take(answer.value.session)
  return answer
}

/**
 * Ends the session in all tabs; returns false if the server could not be reached, so that the session continues. Only
 * the server can delete the cookie: showing the user as signed out would leave the account open to the next person.
 */
export async function signOut(): Promise<boolean> {
  const answer = await withRetries(
    () => call('signOut'),
    (answer) => !answer.ok && answer.code !== 'not_authenticated' && {},
    (milliseconds) => wait(Math.min(milliseconds, longestSignOutPause)),
  )
  if (!answer.ok && answer.code !== 'not_authenticated') {
    console.error('Sign-out failed:', answer.message)
    return false
  }
  forgetSession()
  return true
}

/** Ends the sessions of all devices, including this one. */
export async function signOutEverywhere(): Promise<CallResult<'signOutEverywhere'>> {
  const answer = await call('signOutEverywhere')
  if (answer.ok) forgetSession()
  return answer
}

/** Clears the session in all tabs after the server has ended it at the user's request. `next` is the page to go to. */
export function forgetSession(next?: string): void {
  leadsTo = next
  forgetPersonal('localStorage')
  forgetPersonal('sessionStorage', true)
  saveRecord(null)
  leadsTo = undefined
}

/**
 * Clears this session if the server has ended it together with others; otherwise it continues. This is not a sign-out:
 * input in other tabs stays.
 */
export async function noteEndedSession(): Promise<void> {
  const asked = readRecord()
  const answer = asked && (await call('session'))
  if (!answer?.ok || answer.value.session || !isStill(asked)) return
  forgetPersonal('localStorage')
  end()
}

function check(): void {
  if (document.visibilityState !== 'visible') return
  const record = readRecord()
  if (!record) {
    // A missing record means a sign-out in another tab, unless the session is recorded as ended.
    if ($session.get().status === 'signed-in') isRecordOver() ? end() : drawFromRecord()
    return
  }
  drawFromRecord()
  const duty = sessionDuty(record, Date.now() / 1_000)
  if (duty === 'end') end()
  if (duty === 'confirm') void inOneTab(confirmIfDue)
  if (duty === 'refresh') void inOneTab(refresh)
}

/**
 * Returns whether another user has signed in, perhaps in another tab; the page then shows that user. Input must never
 * be sent as another user.
 */
export function hasChangedHands(travelerId: number): boolean {
  const record = readRecord()
  if (!record || record.user.id === travelerId) return false
  drawFromRecord()
  return true
}

/** Confirms the session, unless another tab has just done so. */
async function confirmIfDue(): Promise<void> {
  const record = readRecord()
  if (record && sessionDuty(record, Date.now() / 1_000) === 'confirm') await confirmSession()
}

/** Retries on a bad connection. If the server reports that the session is over, it ends. */
async function refresh(): Promise<void> {
  const record = readRecord()
  if (!record || sessionDuty(record, Date.now() / 1_000) !== 'refresh') return
  for (const pause of [...refreshPauses(), 0]) {
    const answer = await call('refresh')
    if (answer.ok) return settle(record, answer.value.session)
    if (answer.code === 'not_authenticated') return
    await wait(pause)
  }
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('session-refresh', work) : work())
}

/**
 * Applies the response about the session that was stored when the request started. If another user has signed in or out
 * meanwhile, the response is outdated and the session is requested again.
 */
async function settle(asked: SessionRecord | null, session: Session | null): Promise<void> {
  if (isStill(asked)) take(session)
  else await confirmSession()
}

/** Returns whether this session is still the stored one. */
function isStill(asked: SessionRecord | null): boolean {
  return JSON.stringify(asked) === JSON.stringify(readRecord())
}

function take(session: Session | null): void {
  if (session) {
    saveRecord(session)
    $session.set({ status: 'signed-in', user: session.user })
  } else end()
}

/** Marks the session as ended without a sign-out. If no session is stored, the record stays unchanged. */
function end(): void {
  dropSessionMark()
  if (readRecord() || isRecordOver()) saveRecord('ended')
  drawFromRecord()
}

/** Updates the store from the stored record, if they differ. */
function drawFromRecord(): void {
  const record = readRecord()
  const before = $session.get()
  if (record) {
    const isSame = before.status === 'signed-in' && JSON.stringify(before.user) === JSON.stringify(record.user)
    if (!isSame) $session.set({ status: 'signed-in', user: record.user })
    return
  }
  const isOut = before.status === 'signed-out'
  const hasEnded = (isOut ? before.hasEnded : before.status === 'signed-in') && isRecordOver()
  // A sign-out of a session that has already ended must clear the page, too.
  if (!isOut || before.hasEnded !== hasEnded) $session.set({ status: 'signed-out', hasEnded, leadsTo })
}
