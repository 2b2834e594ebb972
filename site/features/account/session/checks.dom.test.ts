import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const live = () => ({ user, expires_in: 7_200, expires_at: Math.floor(Date.now() / 1_000) + 7_200 })
const answerWith = (...bodies: unknown[]) => {
  const fetch = vi.fn(async () => Response.json(bodies.length > 1 ? bodies.shift() : bodies[0]))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const setMark = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: The test sets what the server would.
  document.cookie = `nusa-signed-in=${value}; Path=/${value ? '' : '; Max-Age=0'}`
}
const hasMark = () => document.cookie.includes('nusa-signed-in=1')

/** Returns the session module as a newly opened page loads it. */
async function openPage() {
  vi.resetModules()
  return import('./store.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  setMark('')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the 30-second session check', () => {
  it('detects that the server has ended the session, even if the page sends no other request', async () => {
    localStorage.setItem('session', JSON.stringify(live()))
    setMark('1')
    const { $session, followSession } = await openPage()
    followSession()
    expect($session.get().status).toBe('signed-in')
    answerWith({ session: null })
    await vi.advanceTimersByTimeAsync(30_000)
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
    expect(hasMark()).toBe(false)
  })

  it('sends one request for all tabs', async () => {
    localStorage.setItem('session', JSON.stringify(live()))
    const fetch = answerWith({ session: live() })
    for (const { followSession } of [await openPage(), await openPage(), await openPage()]) followSession()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('keeps the session while the server cannot be reached', async () => {
    localStorage.setItem('session', JSON.stringify(live()))
    const { $session, followSession } = await openPage()
    followSession()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect($session.get().status).toBe('signed-in')
  })
})

describe('a browser that lost its record of the session', () => {
  it('recovers the session if the server still knows it', async () => {
    setMark('1')
    answerWith({ session: live() })
    vi.resetModules()
    await import('../auth/frame.client.ts')
    await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true))
    expect(JSON.parse(localStorage.getItem('session') ?? '{}').user).toEqual(user)
  })

  it('signs the user out if the server does not know the session', async () => {
    setMark('1')
    answerWith({ session: null })
    const { $session, followSession } = await openPage()
    followSession()
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
    expect(hasMark()).toBe(false)
  })

  it('sends no request without the session hint cookie', async () => {
    const fetch = answerWith({ session: null })
    vi.resetModules()
    await import('../auth/frame.client.ts')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('signing in', () => {
  const credentials = { email: user.email, password: 'Sawah-hijau-1' }

  it('fails if the browser does not store the cookie, and stores no session record', async () => {
    answerWith({ session: live() }, { session: null })
    const { $session, signIn } = await openPage()
    expect(await signIn(credentials)).toBe('cookies-blocked')
    expect($session.get().status).not.toBe('signed-in')
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('sends one request if the browser stores the cookie', async () => {
    setMark('1')
    const fetch = answerWith({ session: live() })
    const { $session, signIn } = await openPage()
    expect(await signIn(credentials)).toMatchObject({ ok: true })
    expect($session.get().status).toBe('signed-in')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
