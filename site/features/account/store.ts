import type { Profile, ProfileChange } from '@nusa/shared/account'
import { atom } from 'nanostores'
import { type CallResult, call } from '../../lib/api.ts'

export { accountTexts } from './texts.ts'

export type ProfileState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; profile: Profile }

/** The profile of whoever is signed in; `none` while nobody is, or nobody has asked for it. */
export const $profile = atom<ProfileState>({ status: 'none' })

/** Reads the profile of the signed-in traveller. */
export async function loadProfile(): Promise<void> {
  $profile.set({ status: 'loading' })
  const answer = await call('getProfile')
  if (answer.ok) $profile.set({ status: 'ready', profile: answer.value })
  else $profile.set({ status: answer.code === 'not_authenticated' ? 'none' : 'failed' })
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
