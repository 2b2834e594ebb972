import type { Account, Profile, ProfileChange } from '@nusa/shared/account'
import { atom } from 'nanostores'
import { type CallResult, call } from '../../lib/api.ts'
import type { SessionState } from '../session/store.ts'

export { changesOf } from './changes.ts'
export { isWrongPhone, profileChange, shownNames } from './profile-form.ts'
export { accountTexts } from './texts.ts'

export type ProfileState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; profile: Profile }
export type AccountState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; account: Account }

/** The profile of whoever is signed in; `none` while nobody is, or nobody has asked for it. */
export const $profile = atom<ProfileState>({ status: 'none' })

/** What there is beside the profile: picture, identity check, preferences. */
export const $account = atom<AccountState>({ status: 'none' })

/** Reads the profile of the signed-in traveller. What is set while it is read counts: the answer may be for the one before. */
export async function loadProfile(): Promise<void> {
  const loading: ProfileState = { status: 'loading' }
  $profile.set(loading)
  const answer = await call('getProfile')
  if ($profile.get() !== loading) return
  if (answer.ok) $profile.set({ status: 'ready', profile: answer.value })
  else $profile.set({ status: answer.code === 'not_authenticated' ? 'none' : 'failed' })
}

/** Reads it once more, for what was changed elsewhere; what is shown stays until the answer is there, and where none comes. */
export async function refreshProfile(): Promise<void> {
  const before = $profile.get()
  if (before.status !== 'ready') return
  const answer = await call('getProfile')
  // What was saved here meanwhile is newer.
  const isNews = $profile.get() === before && answer.ok && answer.value.id === before.profile.id
  if (isNews) $profile.set({ status: 'ready', profile: answer.value })
}

/** The profile as this session may see it: that of somebody who was signed in before is about to be read anew. */
export function profileOf(state: ProfileState, session: SessionState): ProfileState {
  const isAnothers = state.status === 'ready' && session.status === 'signed-in' && state.profile.id !== session.user.id
  return isAnothers ? { status: 'loading' } : state
}

/** Forgets the profile, since somebody else or nobody is signed in now. */
export function forgetProfile(): void {
  $profile.set({ status: 'none' })
}

export async function saveProfile(change: ProfileChange): Promise<CallResult<'changeProfile'>> {
  const answer = await call('changeProfile', { body: change })
  if (answer.ok) $profile.set({ status: 'ready', profile: answer.value })
  return answer
}

/**
 * Takes over an address that was confirmed elsewhere, without touching what is being typed; the account says whether another
 * one still waits.
 */
export function noteEmail(email: string): void {
  const state = $profile.get()
  if (state.status !== 'ready' || state.profile.email === email) return
  $profile.set({ status: 'ready', profile: { ...state.profile, email } })
  void refreshAccount()
}

/** Reads what there is beside the profile, as that. */
export async function loadAccount(): Promise<void> {
  const loading: AccountState = { status: 'loading' }
  $account.set(loading)
  const answer = await call('getAccount')
  if ($account.get() !== loading) return
  if (answer.ok) $account.set({ status: 'ready', account: answer.value })
  else $account.set({ status: answer.code === 'not_authenticated' ? 'none' : 'failed' })
}

/** Reads it once more, as the profile. */
export async function refreshAccount(): Promise<void> {
  const before = $account.get()
  if (before.status !== 'ready') return
  const answer = await call('getAccount')
  if (answer.ok && $account.get() === before) $account.set({ status: 'ready', account: answer.value })
}

/** Notes what the server has just taken. */
export function noteAccount(changes: Partial<Account>): void {
  const state = $account.get()
  if (state.status === 'ready') $account.set({ status: 'ready', account: { ...state.account, ...changes } })
}

/** Whether the account, as it is known by now, is so. */
export function isAccount(isSo: (account: Account) => boolean): boolean {
  const state = $account.get()
  return state.status === 'ready' && isSo(state.account)
}
