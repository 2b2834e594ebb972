import { beforeEach, expect, it, vi } from 'vitest'

const userOf = (id: number) => ({
  id,
  email: 'ayu@nusa.example',
  user_metadata: { first_name: '', full_name: '', username: '' },
})

/** Loads the modules as a newly opened page of this tab does. */
async function openPage() {
  vi.resetModules()
  const { followSession, forgetSession } = await import('../../account/session/store.ts')
  const { saveRecord } = await import('../../../lib/session-record.ts')
  const draft = await import('./draft.ts')
  followSession()
  const name = () => draft.passengerDraft(draft.$draft.get(), 'tour', 'adult-1').name
  const signIn = (id: number) =>
    saveRecord({ user: userOf(id), expires_in: 7_200, expires_at: Math.floor(Date.now() / 1_000) + 7_200 })
  return { ...draft, name, signIn, forgetSession, endSession: () => saveRecord('ended') }
}

beforeEach(async () => {
  // The server does not respond: only the stored record counts.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  localStorage.clear()
  sessionStorage.clear()
  const page = await openPage()
  page.signIn(1)
  page.changePassengers('tour', { 'adult-1': { name: 'Made Wirawan' } }, true)
})

it('the draft is hidden after the session has ended, even after reloads, until its traveller signs in', async () => {
  const { endSession, name } = await openPage()
  expect(name()).toBe('Made Wirawan')
  endSession()
  expect(name()).toBeUndefined()
  for (let reload = 0; reload < 2; reload++) expect((await openPage()).name()).toBeUndefined()
  const page = await openPage()
  page.signIn(1)
  expect(page.name()).toBe('Made Wirawan')
})

it('the draft is hidden if the session has ended while the page was closed', async () => {
  localStorage.clear()
  const page = await openPage()
  expect(page.name()).toBeUndefined()
  page.signIn(1)
  expect(page.name()).toBe('Made Wirawan')
})

it('the draft is discarded when another user signs in, or when its traveller signs out', async () => {
  const first = await openPage()
  first.endSession()
  first.signIn(2)
  expect(first.name()).toBeUndefined()
  first.signIn(1)
  expect(first.name()).toBeUndefined()

  first.changePassengers('tour', { 'adult-1': { name: 'Made Wirawan' } }, true)
  first.forgetSession()
  const second = await openPage()
  second.signIn(1)
  expect(second.name()).toBeUndefined()
})
