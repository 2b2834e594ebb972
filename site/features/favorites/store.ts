import { atom } from 'nanostores'
import { type CallFailure, call, isUnheard } from '../../lib/api.ts'
import { freshFor } from '../../lib/fresh.ts'
import { readInTime } from '../../lib/retry.ts'
import { $session, followSession, hasChangedHands } from '../session/store.ts'
import { keep, onKeptElsewhere, readKept } from './kept.ts'

export interface Favorites {
  /**
   * The user whose favorites these are. After a session has ended they stay, so that the visible list is not lost,
   * until a sign-in.
   */
  userId: number | null
  status: 'none' | 'loading' | 'failed' | 'ready'
  /** Tour ids, latest first. */
  ids: readonly number[]
  /** The requested state of each tour with a pending request: true for a favorite. */
  pending: ReadonlyMap<number, boolean>
}

const nothing: Favorites = { userId: null, status: 'none', ids: [], pending: new Map() }

/** The favorites of the signed-in user, or of the user whose session has ended. */
export const $favorites = atom<Favorites>(nothing)

/** The id of the signed-in user. */
let owner: number | null = null
let isFollowing = false
/** Counts the starts and ends of writes: a list requested before one of them is out of date. */
let writes = 0

/** Returns whether a tour is a favorite. A pending change takes precedence. */
export function isFavorite({ ids, pending }: Favorites, id: number): boolean {
  return pending.get(id) ?? ids.includes(id)
}

/** Updates the store when the session, the server or another tab changes. */
export function followFavorites(): void {
  if (isFollowing) return
  isFollowing = true
  followSession()
  onKeptElsewhere(() => {
    const kept = owner === null ? null : readKept(owner)
    if (kept) change({ status: 'ready', ids: kept.ids })
  })
  $session.subscribe((session) => {
    const userId = session.status === 'signed-in' ? session.user.id : null
    const { userId: shown, status } = $favorites.get()
    const isLeft = session.status === 'signed-out' && session.hasEnded && status === 'ready'
    if (!isLeft && userId !== shown) $favorites.set({ ...nothing, userId })
    if (userId === owner) return
    owner = userId
    if (owner === null) return
    const kept = readKept(owner)
    if (kept) change({ status: 'ready', ids: kept.ids })
    // A user who has signed in again may have used another device meanwhile.
    if (!kept || owner === shown || Date.now() - kept.at >= freshFor) void loadFavorites()
  })
}

let loading: Promise<void> | undefined

/** Loads the favorites, one request at a time. The known favorites stay until the response. */
export function loadFavorites(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<void> {
  const [asked, seen] = [owner, writes]
  if (asked === null) return
  const keptBefore = readKept(asked)?.at
  if ($favorites.get().status !== 'ready') change({ status: 'loading' })
  const answer = await call('listFavorites')
  // The list is outdated: another user has signed in, or a heart was toggled meanwhile.
  if (asked !== owner || seen !== writes) return load()
  if (answer.ok) {
    const ids = answer.value.favorites.map(({ tour_id }) => tour_id)
    // Another tab has stored other favorites meanwhile; only the server knows the current ones.
    const kept = readKept(asked)
    if (kept && kept.at !== keptBefore && kept.ids.join() !== ids.join()) return load()
    take(ids)
  } else if (answer.code !== 'not_authenticated') {
    console.error('The favorites could not be read:', answer.message)
    if ($favorites.get().status !== 'ready') change({ status: 'failed' })
  }
}

/**
 * Adds or removes a favorite. The change is visible at once and reverted if the server rejects it. After a lost
 * response the list is reloaded. Returns null on success, also if that list contains the change.
 */
export async function setFavorite(id: number, isOn: boolean): Promise<CallFailure | null> {
  if ($favorites.get().pending.has(id)) return null
  const asked = owner
  if (asked !== null && hasChangedHands(asked)) return null
  writes++
  change({ pending: new Map($favorites.get().pending).set(id, isOn) })
  const answer = await call(isOn ? 'addFavorite' : 'removeFavorite', { params: { tour: String(id) } })
  writes++
  if (asked !== null && isUnheard(answer)) await readUnheard(asked)
  const { userId, pending: before } = $favorites.get()
  // The pending changes belong to another user by now.
  if (asked === userId || asked === null) {
    const pending = new Map(before)
    pending.delete(id)
    change({ pending })
  }
  if (asked === null || asked !== owner) return answer.ok ? null : answer
  if (answer.ok) {
    // Another tab may have changed favorites that this tab has not received yet.
    const known = readKept(asked)?.ids ?? $favorites.get().ids
    const others = known.filter((other) => other !== id)
    take(isOn ? [id, ...others] : others)
    return null
  }
  const now = $favorites.get()
  return isUnheard(answer) && now.status === 'ready' && isFavorite(now, id) === isOn ? null : answer
}

/** Reloads the favorites after a lost response. */
async function readUnheard(asked: number): Promise<void> {
  if (asked !== owner) return
  // If this fails too, the next page reloads them.
  const kept = readKept(asked)
  if (kept) keep({ ...kept, at: 0 })
  await readInTime(loadFavorites())
}

function take(ids: readonly number[]): void {
  change({ status: 'ready', ids })
  if (owner !== null) keep({ userId: owner, ids, at: Date.now() })
}

function change(changes: Partial<Favorites>): void {
  $favorites.set({ ...$favorites.get(), ...changes })
}
