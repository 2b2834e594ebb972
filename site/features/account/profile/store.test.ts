import type { Account, Profile } from '@nusa/shared/account'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  $account,
  $profile,
  clearProfile,
  loadAccount,
  loadProfile,
  refreshProfile,
  saveProfile,
  setConfirmedEmail,
} from './store.ts'

const profile: Profile = {
  id: 1,
  email: 'ayu@nusa.example',
  first_name: 'Ayu',
  last_name: '',
  single_name: false,
  full_name: 'Ayu',
  phone: '',
  whatsapp: '',
  address: '',
  city: '',
  country: '',
  birthday: null,
}
const account: Account = {
  username: 'ayu',
  avatar_url: null,
  verify_status: 'not_verified',
  verify_reason: null,
  verify_uploaded_at: null,
  has_verify_upload: false,
  preferred_currency: null,
  newsletter: 'none',
  pending_email: 'new@nusa.example',
  created_at: '2026-11-21T08:00:00.000Z',
}

afterEach(() => vi.unstubAllGlobals())

/**
 * Sets a profile and an account with a pending address. Returns the mock of the account request, whose response has no
 * pending address.
 */
function shown() {
  const fetch = vi.fn(async () => Response.json({ ...account, pending_email: null }))
  vi.stubGlobal('fetch', fetch)
  $profile.set({ status: 'ready', profile })
  $account.set({ status: 'ready', account })
  return fetch
}

describe('a new email address confirmed in another tab', () => {
  it('replaces the old address and is no longer pending', async () => {
    shown()
    setConfirmedEmail('new@nusa.example')
    expect($profile.get()).toEqual({ status: 'ready', profile: { ...profile, email: 'new@nusa.example' } })
    expect($account.get(), 'the settings are shown while the account is reloaded').toMatchObject({ status: 'ready' })
    await vi.waitFor(() => expect($account.get()).toMatchObject({ account: { pending_email: null } }))
  })

  it('causes no request if the profile already has the new address', () => {
    const fetch = shown()
    setConfirmedEmail(profile.email)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('refreshing the profile', () => {
  const serveProfiles = (...profiles: (Profile | Promise<Profile>)[]) => {
    vi.stubGlobal('fetch', async () => Response.json(await profiles.shift()))
    $profile.set({ status: 'ready', profile })
  }
  const inUbud = { ...profile, city: 'Ubud' }

  it('keeps the previous profile until the response arrives', async () => {
    serveProfiles(inUbud)
    const reading = refreshProfile()
    expect($profile.get()).toEqual({ status: 'ready', profile })
    await reading
    expect($profile.get()).toEqual({ status: 'ready', profile: inUbud })
  })

  it('does not undo a change saved meanwhile', async () => {
    const late = Promise.withResolvers<Profile>()
    serveProfiles(late.promise, inUbud)
    const reading = refreshProfile()
    await saveProfile({ city: 'Ubud' })
    late.resolve(profile)
    await reading
    expect($profile.get()).toEqual({ status: 'ready', profile: inUbud })
  })

  it('ignores the profile of another user', async () => {
    serveProfiles({ ...inUbud, id: 2 })
    await refreshProfile()
    expect($profile.get()).toEqual({ status: 'ready', profile })
  })
})

describe('saving a profile', () => {
  it.each([
    ['reloads a verified account, because its status may be in_review again', 'verified', 2],
    ['does not reload an account that was not verified', 'not_verified', 1],
  ] as const)('%s', async (_title, verify_status, requestCount) => {
    const inReview: Account = { ...account, verify_status: 'in_review' }
    const responses = [profile, inReview]
    const fetch = vi.fn(async () => Response.json(responses.shift()))
    vi.stubGlobal('fetch', fetch)
    $account.set({ status: 'ready', account: { ...account, verify_status } })
    await saveProfile({ first_name: 'Komang' })
    expect(fetch).toHaveBeenCalledTimes(requestCount)
    const status = requestCount === 2 ? 'in_review' : verify_status
    await vi.waitFor(() => expect($account.get()).toMatchObject({ account: { verify_status: status } }))
  })
})

describe('a late response for the previous user', () => {
  const ways = [
    ['profile', $profile, loadProfile, { ...profile, id: 2 }, profile],
    ['account', $account, loadAccount, { ...account, username: 'budi' }, account],
  ] as const

  it.each(ways)('is not shown as the %s of the next user', async (what, store, load, next, late) => {
    for (const answer of [Response.json(late), Response.json({}, { status: 500 })]) {
      const first = Promise.withResolvers<Response>()
      const answers = [first.promise, Promise.resolve(Response.json(next))]
      vi.stubGlobal('fetch', () => answers.shift())
      const before = load()
      await load()
      first.resolve(answer)
      await before
      expect(store.get()).toEqual({ status: 'ready', [what]: next })
    }
  })

  it('is not shown after sign-out', async () => {
    vi.stubGlobal('fetch', async () => Response.json(profile))
    const reading = loadProfile()
    clearProfile()
    await reading
    expect($profile.get()).toEqual({ status: 'none' })
  })
})
