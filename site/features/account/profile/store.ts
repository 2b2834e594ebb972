import type { Account, Profile, ProfileChange } from '@nusa/shared/account'
import { atom } from 'nanostores'
import { type CallResult, call } from '../../../lib/api.ts'
import type { SessionState } from '../session/store.ts'

export type ProfileState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; profile: Profile }
export type AccountState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; account: Account }

/** `none` for a signed-out visitor and before the first request. */
export const $profile = atom<ProfileState>({ status: 'none' })

/** Account data that is not part of the profile: photo, identity check, preferences. */
export const $account = atom<AccountState>({ status: 'none' })

/** Loads the profile. A value set meanwhile takes precedence, because the response may be for the previous user. */
export async function loadProfile(): Promise<void> {
  const loadingState: ProfileState = { status: 'loading' }
  $profile.set(loadingState)
  const result = await call('getProfile')
  if ($profile.get() !== loadingState) return
  if (result.ok) $profile.set({ status: 'ready', profile: result.value })
  else $profile.set({ status: result.code === 'not_authenticated' ? 'none' : 'failed' })
}

/**
 * Reloads the profile, which may have changed in another tab. The previous profile stays until the response, and if the
 * request fails.
 */
export async function refreshProfile(): Promise<void> {
  const previousState = $profile.get()
  if (previousState.status !== 'ready') return
  const result = await call('getProfile')
  // A profile that was saved on this page meanwhile is newer.
  const isCurrent = $profile.get() === previousState && result.ok && result.value.id === previousState.profile.id
  if (isCurrent) $profile.set({ status: 'ready', profile: result.value })
}

/** Returns `loading` if the stored profile belongs to another user, because it is about to be reloaded. */
export function profileStateFor(state: ProfileState, session: SessionState): ProfileState {
  const isOtherUser = state.status === 'ready' && session.status === 'signed-in' && state.profile.id !== session.user.id
  return isOtherUser ? { status: 'loading' } : state
}

export function clearProfile(): void {
  $profile.set({ status: 'none' })
}

export async function saveProfile(change: ProfileChange): Promise<CallResult<'changeProfile'>> {
  const result = await call('changeProfile', { body: change })
  if (!result.ok) return result
  $profile.set({ status: 'ready', profile: result.value })
  // The server sets a verified document back to review if the name or birthday changes.
  if (accountSatisfies(({ verify_status }) => verify_status === 'verified')) void refreshAccount()
  return result
}

/**
 * Updates the email address of the profile. Input in the profile form stays. Reloads the account to update its pending
 * email address.
 */
export function setConfirmedEmail(email: string): void {
  const state = $profile.get()
  if (state.status !== 'ready' || state.profile.email === email) return
  $profile.set({ status: 'ready', profile: { ...state.profile, email } })
  void refreshAccount()
}

/** Loads the account as `loadProfile` loads the profile. */
export async function loadAccount(): Promise<void> {
  const loadingState: AccountState = { status: 'loading' }
  $account.set(loadingState)
  const result = await call('getAccount')
  if ($account.get() !== loadingState) return
  if (result.ok) $account.set({ status: 'ready', account: result.value })
  else $account.set({ status: result.code === 'not_authenticated' ? 'none' : 'failed' })
}

/** Loads the account again as `refreshProfile` does with the profile. */
export async function refreshAccount(): Promise<void> {
  const previousState = $account.get()
  if (previousState.status !== 'ready') return
  const result = await call('getAccount')
  if (result.ok && $account.get() === previousState) $account.set({ status: 'ready', account: result.value })
}

/** Applies changes that the server has accepted. */
export function applyAccountChanges(changes: Partial<Account>): void {
  const state = $account.get()
  if (state.status === 'ready') $account.set({ status: 'ready', account: { ...state.account, ...changes } })
}

/** Returns whether the loaded account satisfies the predicate, or false if no account is loaded. */
export function accountSatisfies(predicate: (account: Account) => boolean): boolean {
  const state = $account.get()
  return state.status === 'ready' && predicate(state.account)
}
