import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../../lib/session-record.ts'

/** The favorites stored on the server, and its responses by HTTP method. */
let stored: number[] = []
let answer: (method: string) => Response | null | Promise<Response>
const created_at = '2026-11-21T08:00:00.000Z'
const failure = () => new Response('{}', { status: 422 })
const list = () => Response.json({ favorites: stored.map((tour_id) => ({ tour_id, created_at })) })

// Drawing the content of a card is tested with the list of tours.
vi.mock('../../../lib/tour-index.ts', () => ({
  loadTourIndex: async () => ({ tours: [1, 2, 3].map((id) => ({ id })) }),
}))
vi.mock('../../tours/index.ts', () => ({
  createIndexedCard: (tour: { id: number }) => tour,
  renderCard: (_template: unknown, { id }: { id: number }) => {
    const card = document.createElement('li')
    card.innerHTML = `<button data-favorite="${id}">Favorite: ${id}</button>`
    return card
  },
}))

const part = (name: string) => document.querySelector<HTMLElement>(`[data-state="${name}"]`) ?? expect.unreachable()
const isShown = (name: string) => !part(name).hidden
const hearts = () => [...document.querySelectorAll<HTMLElement>('[data-cards] [data-favorite]')]
const shown = () => hearts().map(({ dataset }) => Number(dataset.favorite))
const user = (id: number) => ({
  user: { id, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: Math.floor(Date.now() / 1_000) + 7_200,
})

/** Opens the page for a user with these favorites, latest first. */
async function open(...ids: number[]): Promise<void> {
  stored = ids
  document.body.innerHTML = `<div data-favorites-list>
    <div data-state="loading"></div>
    <div data-state="failed" hidden><button data-retry></button></div>
    <div data-state="empty" hidden><p tabindex="-1" data-empty-title></p></div>
    <div data-state="full" hidden><p data-count></p><ul data-cards></ul></div>
    <template data-card-template></template>
  </div>`
  // Written without an event, because the pages of earlier tests would react to it.
  localStorage.clear()
  localStorage.setItem('session', JSON.stringify(user(1)))
  vi.resetModules()
  await import('./list.client.ts')
}

/** Presses the heart of the first card, as hearts.client.ts does. */
async function clickFirst(): Promise<void> {
  const heart = hearts()[0] ?? expect.unreachable()
  heart.focus()
  const { toggleHeart } = await import('./hearts.ts')
  toggleHeart(heart, false)
}

// Transforming the code for the first time can take longer than a test may.
beforeAll(async () => void (await import('./list.client.ts')), 60_000)
beforeEach(() => {
  answer = () => null
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const response = await answer(method)
    if (response) return response
    if (method === 'DELETE') stored = stored.filter((id) => !path.endsWith(`/${id}`))
    return method === 'GET' ? list() : Response.json({ ok: true })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: object[], observer: object) => void) {
        queueMicrotask(() => seen([{ isIntersecting: true }], this))
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  saveRecord(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the list of favorites', () => {
  it('shows the latest favorite first, and the number of tours', async () => {
    await open(2, 1)
    await vi.waitFor(() => expect(isShown('full')).toBe(true))
    expect(shown()).toEqual([2, 1])
    expect(document.querySelector('[data-count]')?.textContent).toBe('2 Tours')
  })

  it('omits a tour that is no longer published', async () => {
    await open(9, 1)
    await vi.waitFor(() => expect(shown()).toEqual([1]))
  })

  it('shows that it is loading, then an error, and loads on retry', async () => {
    const read = Promise.withResolvers<Response>()
    answer = () => read.promise
    await open(3)
    expect(isShown('loading')).toBe(true)
    read.resolve(failure())
    await vi.waitFor(() => expect(isShown('failed')).toBe(true))
    expect(isShown('loading')).toBe(false)
    answer = () => null
    document.querySelector<HTMLElement>('[data-retry]')?.click()
    await vi.waitFor(() => expect(shown()).toEqual([3]))
    expect(isShown('failed')).toBe(false)
  })

  it('moves the focus to the next card after the removal of a card, or to the message of the empty list', async () => {
    await open(2, 1)
    await vi.waitFor(() => expect(shown()).toEqual([2, 1]))
    await clickFirst()
    await vi.waitFor(() => expect(shown()).toEqual([1]))
    expect(document.activeElement).toBe(hearts()[0])
    await clickFirst()
    await vi.waitFor(() => expect(isShown('empty')).toBe(true))
    expect(document.activeElement).toBe(document.querySelector('[data-empty-title]'))
  })

  it('keeps a card that could not be removed and shows an error', async () => {
    await open(2, 1)
    await vi.waitFor(() => expect(shown()).toEqual([2, 1]))
    answer = (method) => (method === 'GET' ? null : failure())
    await clickFirst()
    await vi.waitFor(() =>
      expect(document.querySelector('[role="alert"]')?.textContent).toContain('Failed to remove from favorites.'),
    )
    expect(shown()).toEqual([2, 1])
  })

  it('is shown after the session has ended, and removes a card only after the same traveller signs in', async () => {
    await open(2)
    await vi.waitFor(() => expect(shown()).toEqual([2]))
    const { onPanelRequest } = await import('../../../lib/panels.ts')
    const pendingRequests: (() => void)[] = []
    onPanelRequest('auth', ({ onSignedIn }) => void pendingRequests.push(onSignedIn ?? (() => {})))
    answer = () => Response.json({ error: { code: 'not_authenticated', message: 'Sign in.' } }, { status: 401 })
    await clickFirst()
    await vi.waitFor(() => expect(pendingRequests).toHaveLength(1))
    expect(shown()).toEqual([2])
    expect(hearts()[0]?.ariaPressed).toBe('true')
    answer = () => null
    saveRecord(user(1))
    pendingRequests[0]?.()
    await vi.waitFor(() => expect(isShown('empty')).toBe(true))
  })
})
