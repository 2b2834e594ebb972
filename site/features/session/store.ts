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
  /** `hasEnded` where the session ran out, or was ended elsewhere, rather than by signing out here. */
  | {
      status: 'signed-out'
      hasEnded: boolean
      /** Where a personal page leads then, if not to signing in again. */
      leadsTo?: string
    }
  | { status: 'signed-in'; user: User }

/** Who is signed in. `loading` until this browser or the server has said so. */
export const $session = atom<SessionState>({ status: 'loading' })

/** Milliseconds; somebody waits for the menu's answer. */
const longestSignOutPause = 2_000

let watching = false
let leadsTo: string | undefined

/** Starts to follow the session: from this browser's record, from other tabs, and from the server where it must be asked. */
export function followSession(): void {
  if (watching) return
  watching = true
  if (readRecord()) drawFromRecord()
  else void confirmSession()
  onRecordChange(drawFromRecord)
  onUnauthenticated((asked, isAnothers) => void (isAnothers ? confirmSession() : settle(asked, null)))
  setInterval(check, checkEvery)
  document.addEventListener('visibilitychange', check)
  // A page that the browser kept as it was left has heard of nobody who came or went meanwhile.
  onPageReturn(check)
  check()
}

/** Asks the server who is signed in. When it can't be reached, what is known stays. @returns whether the server answered */
export async function confirmSession(): Promise<boolean> {
  const asked = readRecord()
  const answer = await call('session')
  if (answer.ok) await settle(asked, answer.value.session)
  else if ($session.get().status === 'loading') $session.set({ status: 'signed-out', hasEnded: false })
  return answer.ok
}

/** Signs in; `cookies-blocked` if the password is right but the browser did not store the session's cookie. */
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
 * Ends the session in all tabs; false where the server could not be told, so that the session goes on. Only the server can
 * take the cookie away: to show somebody as signed out who is not would leave the account to whoever comes next.
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

/** Ends the sessions of all devices, this one's too. */
export async function signOutEverywhere(): Promise<CallResult<'signOutEverywhere'>> {
  const answer = await call('signOutEverywhere')
  if (answer.ok) forgetSession()
  return answer
}

/** Takes note, in all tabs, that the server has ended this browser's session on the traveler's wish. */
export function forgetSession(next?: string): void {
  leadsTo = next
  forgetPersonal('localStorage')
  forgetPersonal('sessionStorage', true)
  saveRecord(null)
  leadsTo = undefined
}

/**
 * Notes that this session has been ended together with others by what was just done; where it was not, it goes on. Nobody has
 * signed out: what is typed in other tabs stays there.
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
    // Where it is not over, somebody signed out elsewhere.
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
 * Says whether somebody else than this traveler is signed in by now, in another tab perhaps; the page then shows them. What one
 * has typed is never sent as another.
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

/** Tries again on its way through a bad connection; an answer that the session is over ends it. */
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
 * What the server answered about the session that was on record when it was asked. Where somebody came or went meanwhile, in
 * another tab perhaps, that says nothing about who is here now: it is asked anew.
 */
async function settle(asked: SessionRecord | null, session: Session | null): Promise<void> {
  if (isStill(asked)) take(session)
  else await confirmSession()
}

/** Says whether this is the session on record still. */
function isStill(asked: SessionRecord | null): boolean {
  return JSON.stringify(asked) === JSON.stringify(readRecord())
}

function take(session: Session | null): void {
  if (session) {
    saveRecord(session)
    $session.set({ status: 'signed-in', user: session.user })
  } else end()
}

/** The session is over, though nobody signed out. Where none is on record, that stays as it says. */
function end(): void {
  dropSessionMark()
  if (readRecord() || isRecordOver()) saveRecord('ended')
  drawFromRecord()
}

/** Takes over what the record says, and nothing where it says the same as before. */
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
  // Who signs out of a session that was over already leaves nothing on the screen either.
  if (!isOut || before.hasEnded !== hasEnded) $session.set({ status: 'signed-out', hasEnded, leadsTo })
}
