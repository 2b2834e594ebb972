import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../lib/api.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { $session, clearEndedSession, confirmSession, followSession, isOtherUserSignedIn, signOut } from './store.ts'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const another = { ...user, id: 2, email: 'made@nusa.example' }
/** Changes the stored record without a storage event, as while the page is in the back/forward cache. */
const storeSilently = (record: object | null) =>
  record ? localStorage.setItem('session', JSON.stringify(record)) : localStorage.removeItem('session')
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const inTwoHours = () => ({ expires_in: 7_200, expires_at: Math.floor(Date.now() / 1_000) + 7_200 })
const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

beforeEach(() => {
  vi.useFakeTimers()
  saveRecord({ user, expires_in: 7_200, expires_at: 0 })
  followSession()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('$session', () => {
  it('does not flag a sign-out as an ended session', async () => {
    answerWith({ ok: true })
    await signOut()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('flags a session that the server no longer knows as ended', async () => {
    answerWith({ session: null })
    await confirmSession()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('flags the session as ended after a password change has ended it', async () => {
    answerWith({ session: null })
    await clearEndedSession()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('stays signed in after sleep if the server extends the expired session', async () => {
    answerWith({ session: { user, ...inTwoHours() } })
    vi.setSystemTime(Date.now() + 7_201_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect($session.get().status).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get().status).toBe('signed-in')
    expect(JSON.parse(localStorage.getItem('session') ?? '{}').expires_at * 1_000).toBeGreaterThan(Date.now())
  })

  it('flags the session as ended after sleep if the server does not extend it', async () => {
    answerWith({ session: null })
    vi.setSystemTime(Date.now() + 7_201_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('does not flag the session as ended after signing out of an ended session', async () => {
    answerWith({ session: null })
    await confirmSession()
    answerWith({ ok: true })
    await signOut()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('does not flag the session as ended after a sign-out in another tab', () => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })
})

describe('a late response', () => {
  /** Starts a request, runs `meanwhile`, then returns the responses in order; the last one is repeated. */
  async function during(asking: () => unknown, meanwhile: () => void, ...answers: Response[]): Promise<void> {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    vi.stubGlobal('fetch', async () => {
      await late
      return (answers.length > 1 ? answers.shift() : answers[0])?.clone()
    })
    const pendingCheck = asking()
    meanwhile()
    arrive()
    await pendingCheck
    await vi.advanceTimersByTimeAsync(0)
  }
  const none = () => Response.json({ session: null })
  const of = (person: object) => Response.json({ session: { user: person, ...inTwoHours() } })
  const unauthenticated = () =>
    Response.json({ error: { code: 'not_authenticated', message: 'Not signed in' } }, { status: 401 })
  const signedInMeanwhile = () => saveRecord({ user: another, ...inTwoHours() })

  it.each([
    ['the session is over', confirmSession, none()],
    ['no traveller is signed in', () => call('getProfile'), unauthenticated()],
  ])('does not sign out a newly signed-in user if the response reports that %s', async (_what, asking, answer) => {
    await during(asking, signedInMeanwhile, answer, of(another))
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
    expect(localStorage.getItem('session')).toContain(another.email)
  })

  it('does not sign out a user who has signed in since the refresh began', async () => {
    saveRecord({ user, ...inTwoHours(), expires_in: 60 })
    await during(comeBack, signedInMeanwhile, none(), of(another))
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
  })

  it('does not restore a session if the user has signed out meanwhile', async () => {
    await during(confirmSession, () => saveRecord(null), of(user), none())
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('ends an unchanged session in all tabs if the response reports that no traveller is signed in', async () => {
    await during(
      () => call('getProfile'),
      () => {},
      unauthenticated(),
    )
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
    expect(localStorage.getItem('session')).not.toContain(user.email)
  })
})

describe('a page restored from the back/forward cache', () => {
  it('shows the user who is signed in now', () => {
    storeSilently({ user: another, ...inTwoHours() })
    comeBack()
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
  })

  it('does not flag the session as ended if the user has signed out meanwhile', () => {
    storeSilently(null)
    comeBack()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('flags an expired session as ended, in all tabs', async () => {
    answerWith({ session: null })
    vi.setSystemTime(Date.now() + 7_201_000)
    comeBack()
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
    expect(localStorage.getItem('session')).not.toContain(user.email)
  })
})

it('$session treats an expired record as an ended session, not as a sign-out', () => {
  storeSilently({ user, ...inTwoHours(), expires_at: 1 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
})

describe('input of a user', () => {
  it('is not sent after another user has signed in, and $session contains the other user', () => {
    expect(isOtherUserSignedIn(1)).toBe(false)
    storeSilently({ user: another, ...inTwoHours() })
    expect(isOtherUserSignedIn(1)).toBe(true)
    expect($session.get()).toMatchObject({ user: another })
    storeSilently(null)
    expect(isOtherUserSignedIn(1)).toBe(false)
  })

  it('is rejected if another user has signed in undetected, and $session then contains the other user', async () => {
    const refusal = { error: { code: 'another_traveller', message: 'In words.' } }
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/auth/session'
        ? Response.json({ session: { user: another, ...inTwoHours() } })
        : Response.json(refusal, { status: 409 }),
    )
    expect(await call('changeProfile', { body: { city: 'Ubud' } })).toMatchObject({ code: 'another_traveller' })
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
  })
})

describe('another tab', () => {
  /** Loads a second copy of the store, as a second tab has it, which receives the changes of the first. */
  async function openTab() {
    vi.resetModules()
    const { $session, followSession } = await import('./store.ts')
    followSession()
    return $session
  }

  it('flags the session as ended when the first tab detects the end', async () => {
    const $other = await openTab()
    answerWith({ session: null })
    await confirmSession()
    expect($other.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('does not flag the session as ended after the first tab signs out of an expired session', async () => {
    const $other = await openTab()
    vi.setSystemTime(Date.now() + 7_201_000)
    answerWith({ ok: true })
    await signOut()
    expect($other.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })
})
