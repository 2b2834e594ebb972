import type { Account, Profile, ProfileChange } from '@nusa/shared/account'
import { atom } from 'nanostores'
import { type CallResult, call } from '../../lib/api.ts'
import type { SessionState } from '../session/store.ts'

export { changesOf } from './changes.ts'
export { isWrongPhone, profileChange, shownNames } from './profile-form.ts'
export { accountTexts } from './texts.ts'

export type ProfileState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; profile: Profile }
export type AccountState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; account: Account }

/** The profile of the signed-in user; `none` for a signed-out visitor or before it is requested. */
export const $profile = atom<ProfileState>({ status: 'none' })

/** The rest of the account: photo, identity check, preferences. */
export const $account = atom<AccountState>({ status: 'none' })

/**
 * Loads the profile of the signed-in user. A value set meanwhile takes precedence, because the response may be for the
 * previous user.
 */
export async function loadProfile(): Promise<void> {
  const loading: ProfileState = { status: 'loading' }
  $profile.set(loading)
  const answer = await call('getProfile')
  if ($profile.get() !== loading) return
  if (answer.ok) $profile.set({ status: 'ready', profile: answer.value })
  else $profile.set({ status: answer.code === 'not_authenticated' ? 'none' : 'failed' })
}

/**
 * Reloads the profile for changes made elsewhere. The previous one stays until the response, and if the request fails.
 */
export async function refreshProfile(): Promise<void> {
  const before = $profile.get()
  if (before.status !== 'ready') return
  const answer = await call('getProfile')
  // A profile saved here meanwhile is newer.
  const isNews = $profile.get() === before && answer.ok && answer.value.id === before.profile.id
  if (isNews) $profile.set({ status: 'ready', profile: answer.value })
}

/**
 * Returns the profile state for a session: `loading` if the stored profile belongs to another user, because it is about
 * to be reloaded.
 */
export function profileOf(state: ProfileState, session: SessionState): ProfileState {
  const isAnothers = state.status === 'ready' && session.status === 'signed-in' && state.profile.id !== session.user.id
  return isAnothers ? { status: 'loading' } : state
}

/** Clears the profile after the user has changed or signed out. */
export function forgetProfile(): void {
  $profile.set({ status: 'none' })
}

export async function saveProfile(change: ProfileChange): Promise<CallResult<'changeProfile'>> {
  const answer = await call('changeProfile', { body: change })
  if (answer.ok) $profile.set({ status: 'ready', profile: answer.value })
  return answer
}

/**
 * Stores an email address confirmed elsewhere, without affecting input, and reloads the account to see whether another
 * one is pending.
 */
export function noteEmail(email: string): void {
  const state = $profile.get()
  if (state.status !== 'ready' || state.profile.email === email) return
  $profile.set({ status: 'ready', profile: { ...state.profile, email } })
  void refreshAccount()
}

/** Loads the account, like the profile. */
export async function loadAccount(): Promise<void> {
  const loading: AccountState = { status: 'loading' }
  $account.set(loading)
  const answer = await call('getAccount')
  if ($account.get() !== loading) return
  if (answer.ok) $account.set({ status: 'ready', account: answer.value })
  else $account.set({ status: answer.code === 'not_authenticated' ? 'none' : 'failed' })
}

/** Reloads the account, like the profile. */
export async function refreshAccount(): Promise<void> {
  const before = $account.get()
  if (before.status !== 'ready') return
  const answer = await call('getAccount')
  if (answer.ok && $account.get() === before) $account.set({ status: 'ready', account: answer.value })
}

/** Applies changes that the server has just accepted. */
export function noteAccount(changes: Partial<Account>): void {
  const state = $account.get()
  if (state.status === 'ready') $account.set({ status: 'ready', account: { ...state.account, ...changes } })
}

/** Returns whether the loaded account satisfies a condition. */
export function isAccount(isSo: (account: Account) => boolean): boolean {
  const state = $account.get()
  return state.status === 'ready' && isSo(state.account)
}
