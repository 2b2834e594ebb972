import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../../lib/session-record.ts'
import { $favorites, followFavorites, isFavorite, loadFavorites, readStoredFavorites, setFavorite } from './store.ts'

const created_at = '2026-11-21T08:00:00.000Z'
const failure = { error: { code: 'tour_not_found', message: 'Tour not found' } }
let users = 0
let userId = 0

/** Responds to a method and a path; a promise delays the response. */
type Answers = (method: string, path: string) => Promise<Response> | Response
const serve = (answers: Answers) =>
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => answers(init.method ?? 'GET', path))

const listOf = (...ids: number[]) => Response.json({ favorites: ids.map((tour_id) => ({ tour_id, created_at })) })

function recordOf(id: number) {
  const user_metadata = { first_name: 'Ayu', full_name: '', username: '' }
  return { user: { id, email: 'ayu@nusa.example', user_metadata }, expires_in: 7_200, expires_at: 0 }
}

/** Signs in a new user and waits for their favorites. */
async function signInWith(...ids: number[]): Promise<void> {
  serve(() => listOf(...ids))
  users += 1
  userId = users
  saveRecord(recordOf(userId))
  followFavorites()
  await vi.waitFor(() => expect($favorites.get()).toMatchObject({ status: 'ready', ids }))
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the favorites', () => {
  it('are loaded on sign-in and cleared on sign-out', async () => {
    await signInWith(2, 1)
    expect(isFavorite($favorites.get(), 2)).toBe(true)
    saveRecord(null)
    expect($favorites.get()).toMatchObject({ status: 'none', ids: [] })
  })

  it('are shown after the session has ended, and are reloaded when the same traveller signs in again', async () => {
    await signInWith(2, 1)
    const before = userId
    saveRecord('ended')
    expect($favorites.get()).toMatchObject({ userId: before, status: 'ready', ids: [2, 1] })
    users -= 1
    await signInWith(3)
    expect(userId).toBe(before)
  })

  it('are cleared if another traveller signs in or the user signs out after the session has ended', async () => {
    await signInWith(2, 1)
    saveRecord('ended')
    const late = Promise.withResolvers<Response>()
    users += 1
    serve(() => late.promise)
    saveRecord(recordOf(users))
    expect($favorites.get()).toMatchObject({ userId: users, status: 'loading', ids: [] })
    late.resolve(listOf(4))
    await vi.waitFor(() => expect($favorites.get()).toMatchObject({ status: 'ready', ids: [4] }))
    saveRecord('ended')
    saveRecord(null)
    expect($favorites.get()).toMatchObject({ userId: null, status: 'none', ids: [] })
  })

  it('are discarded if they were still loading when the session ended', async () => {
    await signInWith(1)
    const late = Promise.withResolvers<Response>()
    serve(() => late.promise)
    users += 1
    saveRecord(recordOf(users))
    expect($favorites.get().status).toBe('loading')
    const loading = loadFavorites()
    saveRecord('ended')
    late.resolve(listOf(1))
    await loading
    expect($favorites.get()).toMatchObject({ userId: null, status: 'none', ids: [] })
  })

  it('never show the tours of another traveller', async () => {
    await signInWith(1)
    const first = userId
    await signInWith(2)
    expect(readStoredFavorites(first)).toBeNull()
    expect($favorites.get().ids).toEqual([2])
  })

  it('follow changes in another tab', async () => {
    await signInWith(1)
    localStorage.setItem('personal:favorites', JSON.stringify({ userId, ids: [3, 1], at: Date.now() }))
    dispatchEvent(new StorageEvent('storage', { key: 'personal:favorites' }))
    expect($favorites.get().ids).toEqual([3, 1])
  })

  it('are requested again if another tab has changed them during the request', async () => {
    await signInWith(1)
    let answerOld = (_: Response) => {}
    let lists = 0
    serve(() => {
      lists += 1
      return lists === 1 ? new Promise<Response>((resolve) => (answerOld = resolve)) : listOf(3, 1)
    })
    const loading = loadFavorites()
    localStorage.setItem('personal:favorites', JSON.stringify({ userId, ids: [3, 1], at: Date.now() + 1 }))
    answerOld(listOf(1))
    await loading
    expect(readStoredFavorites(userId)?.ids).toEqual([3, 1])
    expect($favorites.get().ids).toEqual([3, 1])
    expect(lists).toBe(2)
  })

  it.each(['{', 'null', '{"userId":1}', '{"userId":1,"ids":"x","at":1}'])(
    "are ignored if the stored text is '%s'",
    (text) => {
      localStorage.setItem('personal:favorites', text)
      expect(readStoredFavorites(1)).toBeNull()
    },
  )
})

describe('setFavorite', () => {
  it('shows the heart as full immediately, and adds the tour to the top of the list after the response', async () => {
    await signInWith(1)
    serve(() => Response.json({ ok: true }))
    const setting = setFavorite(7, true)
    expect($favorites.get()).toMatchObject({ ids: [1], pendingChanges: new Map([[7, true]]) })
    expect(isFavorite($favorites.get(), 7)).toBe(true)
    expect(await setting).toBeNull()
    expect($favorites.get()).toMatchObject({ ids: [7, 1], pendingChanges: new Map() })
    expect(readStoredFavorites(userId)?.ids).toEqual([7, 1])
  })

  it.each([true, false])('undoes setFavorite(id, %s) if the server rejects the change', async (shouldBeFavorite) => {
    await signInWith(1)
    serve(() => Response.json(failure, { status: 404 }))
    expect(await setFavorite(shouldBeFavorite ? 7 : 1, shouldBeFavorite)).toMatchObject({ message: 'Tour not found' })
    expect($favorites.get()).toMatchObject({ ids: [1], pendingChanges: new Map() })
  })

  it('does not send a request if another user has signed in, even before this tab detects it', async () => {
    await signInWith(1)
    const handler = vi.fn(() => listOf())
    serve(handler)
    const record = JSON.parse(localStorage.getItem('session') ?? '{}')
    users += 1
    localStorage.setItem('session', JSON.stringify({ ...record, user: { ...record.user, id: users } }))
    await setFavorite(7, true)
    expect(handler).not.toHaveBeenCalledWith('PUT', expect.anything())
  })

  it.each([true, false])(
    'stores the change of setFavorite(7, %s) if the server executed the change but its response was lost',
    async (shouldBeFavorite) => {
      await signInWith(...(shouldBeFavorite ? [1] : [7, 1]))
      let ids = shouldBeFavorite ? [1] : [7, 1]
      let isReached = true
      serve((method) => {
        if (method !== 'GET') {
          ids = shouldBeFavorite ? [7, 1] : [1]
          isReached = false
        }
        if (!isReached) throw new TypeError('Failed to fetch')
        return listOf(...ids)
      })
      vi.useFakeTimers()
      const setting = setFavorite(7, shouldBeFavorite)
      await vi.waitFor(() =>
        expect(readStoredFavorites(userId)?.at, 'the next page does not use the stored favorites').toBe(0),
      )
      expect($favorites.get().pendingChanges, 'the result of the change is still unknown').toEqual(
        new Map([[7, shouldBeFavorite]]),
      )
      isReached = true
      await vi.runOnlyPendingTimersAsync()
      vi.useRealTimers()
      expect(await setting, 'setFavorite returns null if the server has executed the change').toBeNull()
      expect($favorites.get().pendingChanges).toEqual(new Map())
      expect(isFavorite($favorites.get(), 7)).toBe(shouldBeFavorite)
      expect(readStoredFavorites(userId)?.ids).toEqual(ids)
    },
  )

  it.each([
    ['the server does not have the change', true],
    ['the favorites cannot be reloaded', false],
  ])('returns the failure if the response was lost and %s', async (_what, isListRead) => {
    await signInWith(1)
    vi.useFakeTimers()
    serve((method) => {
      if (method !== 'GET' || !isListRead) throw new TypeError('Failed to fetch')
      return listOf(1)
    })
    const setting = setFavorite(7, true)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(await setting).toMatchObject({ code: 'offline' })
    expect($favorites.get()).toMatchObject({ ids: [1], pendingChanges: new Map() })
  })

  it('sends only the first of two concurrent changes of a favorite', async () => {
    await signInWith()
    const handler = vi.fn(() => Response.json({ ok: true }))
    serve(handler)
    await Promise.all([setFavorite(7, true), setFavorite(7, false)])
    expect(handler).toHaveBeenCalledOnce()
    expect($favorites.get().ids).toEqual([7])
  })

  it('keeps a change of another tab that this tab has not received yet', async () => {
    await signInWith(1)
    serve(() => Response.json({ ok: true }))
    localStorage.setItem('personal:favorites', JSON.stringify({ userId, ids: [3, 1], at: Date.now() }))
    await setFavorite(7, true)
    expect(readStoredFavorites(userId)?.ids).toEqual([7, 3, 1])
  })

  it('keeps the new favorite when the response to an older request arrives later', async () => {
    await signInWith()
    let answerOld = (_: Response) => {}
    let lists = 0
    serve((method) => {
      if (method !== 'GET') return Response.json({ ok: true })
      lists += 1
      return lists === 1 ? new Promise<Response>((resolve) => (answerOld = resolve)) : listOf(7)
    })
    const loading = loadFavorites()
    await setFavorite(7, true)
    answerOld(listOf())
    await loading
    expect($favorites.get().ids).toEqual([7])
  })
})
