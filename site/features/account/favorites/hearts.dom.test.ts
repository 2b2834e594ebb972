import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../../lib/panels.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { $session } from '../session/store.ts'
import { toggleHeart } from './hearts.ts'
import { $favorites } from './store.ts'

// hearts.ts requests the session when it is loaded.
vi.hoisted(() => vi.stubGlobal('fetch', async () => Response.json({ session: null })))

const sessionEnded = { error: { code: 'not_authenticated', message: 'User not authenticated' } }
let panelRequest: PanelRequest | undefined
onPanelRequest('auth', (request) => {
  panelRequest = request
})

const heart = document.createElement('button')
heart.dataset.favorite = '7'
document.body.append(heart)

function signIn(id: number): void {
  const user = { id, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
  saveRecord({ user, expires_in: 7_200, expires_at: 0 })
}

/** Returns the write requests sent from now on. */
function writes(): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ favorites: [] })
    sent.push(`${method} ${path}`)
    return Response.json({ ok: true })
  })
  return sent
}

beforeEach(() => {
  panelRequest = undefined
  writes()
  signIn(1)
})
afterEach(() => {
  saveRecord(null)
  vi.unstubAllGlobals()
})

describe('a heart pressed before the page has detected the end of the session', () => {
  const clickHeart = async () => {
    vi.stubGlobal('fetch', async () => Response.json(sessionEnded, { status: 401 }))
    toggleHeart(heart, false)
    await vi.waitFor(() => expect(panelRequest?.onSignedIn).toBeDefined())
  }

  it('has data-unfinished while the end of the session is detected, so that the page does not redirect', async () => {
    const marks: boolean[] = []
    const stop = $session.listen(({ status }) => {
      if (status === 'signed-out') marks.push(document.querySelector('[data-unfinished]') !== null)
    })
    await clickHeart()
    stop()
    expect(marks).toEqual([true])
    expect(document.querySelector('[data-unfinished]')).toBeNull()
  })

  it('is toggled after the same traveller has signed in again', async () => {
    await clickHeart()
    const sent = writes()
    signIn(1)
    panelRequest?.onSignedIn?.()
    await vi.waitFor(() => expect(sent).toEqual(['DELETE /api/favorites/7']))
  })

  it('is not toggled if another user signs in', async () => {
    await clickHeart()
    const sent = writes()
    signIn(2)
    panelRequest?.onSignedIn?.()
    await new Promise(setImmediate)
    expect(sent).toEqual([])
  })
})

describe('a full heart pressed after the page has detected the end of the session', () => {
  const end = async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ favorites: [{ tour_id: 7, created_at: '2026-11-21T08:00:00.000Z' }] }),
    )
    signIn(3)
    await vi.waitFor(() => expect(heart.ariaPressed).toBe('true'))
    saveRecord('ended')
    expect(heart.ariaPressed).toBe('true')
    toggleHeart(heart, false)
  }

  it.each([
    ['is switched off if the same traveller signs in again', 3, ['DELETE /api/favorites/7']],
    ['is not switched off if another traveller signs in', 4, []],
  ])('%s', async (_what, id, expected) => {
    await end()
    const sent = writes()
    signIn(id)
    panelRequest?.onSignedIn?.()
    await new Promise(setImmediate)
    expect(sent).toEqual(expected)
  })
})

it('a heart toggles immediately, keeps the focus, and ignores presses until the server has responded', async () => {
  signIn(8)
  await vi.waitFor(() => expect($favorites.get().status).toBe('ready'))
  const answer = Promise.withResolvers<Response>()
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return answer.promise
  })
  heart.focus()
  toggleHeart(heart, true)
  expect([heart.ariaPressed, heart.ariaDisabled, heart.disabled]).toEqual(['true', 'true', false])
  toggleHeart(heart, false)
  expect(document.activeElement).toBe(heart)
  answer.resolve(Response.json({ ok: true }))
  await vi.waitFor(() => expect(heart.ariaDisabled).toBeNull())
  expect(heart.ariaPressed).toBe('true')
  expect(sent).toEqual(['PUT /api/favorites/7'])
})

describe('a heart that could not be toggled', () => {
  let traveller = 10
  const fails = async (shouldBeFavorite: boolean) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const favorites = shouldBeFavorite ? [] : [{ tour_id: 7, created_at: '2026-11-21T08:00:00.000Z' }]
    vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
      method === 'GET' ? Response.json({ favorites }) : new Response('{}', { status: 422 }),
    )
    signIn(++traveller)
    await vi.waitFor(() => expect(heart.ariaPressed).toBe(String(!shouldBeFavorite)))
    toggleHeart(heart, shouldBeFavorite)
    await vi.waitFor(() => expect(log).toHaveBeenCalled())
    log.mockRestore()
    return document.querySelector('[role="alert"]')?.textContent ?? null
  }

  it.each([true, false])(
    'returns to its previous state and logs the failure (requested aria-pressed: %s)',
    async (shouldBeFavorite) => {
      expect(await fails(shouldBeFavorite)).toBeNull()
      expect(heart.ariaPressed).toBe(String(!shouldBeFavorite))
    },
  )

  it('shows an error if the heart is in the list of favorites', async () => {
    const list = document.body.appendChild(document.createElement('div'))
    list.dataset.favoritesList = ''
    list.append(heart)
    expect(await fails(false)).toContain('Failed to remove from favorites.')
    document.body.append(heart)
  })
})
