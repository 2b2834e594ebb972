// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/api.ts'
import { saveRecord } from '../../lib/session-record.ts'
import { $session, confirmSession, followSession, hasChangedHands, noteEndedSession, signOut } from './store.ts'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const another = { ...user, id: 2, email: 'made@nusa.example' }
/** What is stored changes without a word to this page, as while the browser keeps it out of sight. */
const storeUnheard = (record: object | null) =>
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

describe('a session', () => {
  it('that was signed out of has not ended by itself', async () => {
    answerWith({ ok: true })
    await signOut()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('has ended by itself when the server knows it no longer', async () => {
    answerWith({ session: null })
    await confirmSession()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('that a new password ended has ended by itself: nobody has signed out', async () => {
    answerWith({ session: null })
    await noteEndedSession()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('goes on where the server lets it, though its time ran out while the machine slept', async () => {
    answerWith({ session: { user, ...inTwoHours() } })
    vi.setSystemTime(Date.now() + 7_201_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect($session.get().status).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get().status).toBe('signed-in')
    expect(JSON.parse(localStorage.getItem('session') ?? '{}').expires_at * 1_000).toBeGreaterThan(Date.now())
  })

  it('has ended by itself when its time ran out while the machine slept, and the server lets it go on no longer', async () => {
    answerWith({ session: null })
    vi.setSystemTime(Date.now() + 7_201_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('that was over already when it was signed out of has not ended by itself', async () => {
    answerWith({ session: null })
    await confirmSession()
    answerWith({ ok: true })
    await signOut()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('that another tab signed out of has not ended by itself', () => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })
})

describe('a late answer', () => {
  /** Asks; what happens before the answer comes; then the answers, the last of them for good. */
  async function during(asking: () => unknown, meanwhile: () => void, ...answers: Response[]): Promise<void> {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    vi.stubGlobal('fetch', async () => {
      await late
      return (answers.length > 1 ? answers.shift() : answers[0])?.clone()
    })
    const asked = asking()
    meanwhile()
    arrive()
    await asked
    await vi.advanceTimersByTimeAsync(0)
  }
  const none = () => Response.json({ session: null })
  const of = (person: object) => Response.json({ session: { user: person, ...inTwoHours() } })
  const unauthenticated = () =>
    Response.json({ error: { code: 'not_authenticated', message: 'Not signed in' } }, { status: 401 })
  const signedInMeanwhile = () => saveRecord({ user: another, ...inTwoHours() })

  it.each([
    ['that a session is over', confirmSession, none()],
    ['that nobody is signed in', () => call('getProfile'), unauthenticated()],
  ])('%s leaves who has signed in meanwhile', async (_what, asking, answer) => {
    await during(asking, signedInMeanwhile, answer, of(another))
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
    expect(localStorage.getItem('session')).toContain(another.email)
  })

  it('to a refresh leaves who has signed in meanwhile', async () => {
    saveRecord({ user, ...inTwoHours(), expires_in: 60 })
    await during(comeBack, signedInMeanwhile, none(), of(another))
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
  })

  it('that a session goes on does not bring it back after signing out', async () => {
    await during(confirmSession, () => saveRecord(null), of(user), none())
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('about somebody who is signed in still ends the session, in all tabs', async () => {
    await during(
      () => call('getProfile'),
      () => {},
      unauthenticated(),
    )
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
    expect(localStorage.getItem('session')).not.toContain(user.email)
  })
})

describe('a page that is shown again as it was left', () => {
  it('shows who is signed in by now', () => {
    storeUnheard({ user: another, ...inTwoHours() })
    comeBack()
    expect($session.get()).toEqual({ status: 'signed-in', user: another })
  })

  it('whose traveler signed out meanwhile has no session that ended by itself', () => {
    storeUnheard(null)
    comeBack()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('whose session is over says so, in all tabs', async () => {
    answerWith({ session: null })
    vi.setSystemTime(Date.now() + 7_201_000)
    comeBack()
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
    expect(localStorage.getItem('session')).not.toContain(user.email)
  })
})

it('a record that has run out is no sign that somebody signed out, whatever this page knew of it', () => {
  storeUnheard({ user, ...inTwoHours(), expires_at: 1 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
})

describe('what one traveler typed', () => {
  it('is not sent once another one is signed in, and the page shows that one', () => {
    expect(hasChangedHands(1)).toBe(false)
    storeUnheard({ user: another, ...inTwoHours() })
    expect(hasChangedHands(1)).toBe(true)
    expect($session.get()).toMatchObject({ user: another })
    storeUnheard(null)
    expect(hasChangedHands(1)).toBe(false)
  })

  it('is refused by the server where this page has no sign of another one, whom it then shows', async () => {
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

describe('another tab, in which something may be typed', () => {
  /** A store of its own, as a second tab has it; it hears what the first one puts on record. */
  async function openTab() {
    vi.resetModules()
    const { $session, followSession } = await import('./store.ts')
    followSession()
    return $session
  }

  it('knows that the session has ended by itself, though it was not the first to see that', async () => {
    const $other = await openTab()
    answerWith({ session: null })
    await confirmSession()
    expect($other.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('knows that somebody signed out, though the session had run out by then', async () => {
    const $other = await openTab()
    vi.setSystemTime(Date.now() + 7_201_000)
    answerWith({ ok: true })
    await signOut()
    expect($other.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })
})
