import { atom } from 'nanostores'
import { type CallFailure, call, mayHaveSucceeded } from '../../../lib/api.ts'
import { waitForReload } from '../../../lib/retry.ts'
import { freshForMs } from '../../../lib/shared-read.ts'
import { personalKey } from '../session/personal-data.ts'
import { $session, followSession, isOtherUserSignedIn } from '../session/store.ts'

/**
 * A traveller's favorites as last known to this browser, so that every page shows hearts immediately and tabs agree.
 */
interface StoredFavorites {
  userId: number
  /** Tour ids, latest first. */
  ids: readonly number[]
  /** When the server returned them, in milliseconds of the client's clock. */
  at: number
}

const key = personalKey('favorites')

export function readStoredFavorites(userId: number): StoredFavorites | null {
  try {
    const stored: Partial<StoredFavorites> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const { ids, at } = stored ?? {}
    if (stored?.userId !== userId || typeof at !== 'number' || !Array.isArray(ids)) return null
    return { userId, at, ids: ids.filter((id) => Number.isSafeInteger(id)) }
  } catch {
    return null
  }
}

function storeFavorites(favorites: StoredFavorites): void {
  try {
    // Removed first: if storage is full, no outdated favorites remain.
    localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify(favorites))
  } catch {
    // Without storage each page loads them again.
  }
}

/**
 * Runs `listener` when another tab has changed the favorites, or when the page is restored from the back/forward cache.
 */
function onFavoritesChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => event.key === key && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}

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

const noFavorites: Favorites = { userId: null, status: 'none', ids: [], pending: new Map() }

/** The favorites of the signed-in user, or of the user whose session has ended. */
export const $favorites = atom<Favorites>(noFavorites)

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
  onFavoritesChangedElsewhere(() => {
    const stored = owner === null ? null : readStoredFavorites(owner)
    if (stored) updateStore({ status: 'ready', ids: stored.ids })
  })
  $session.subscribe((session) => {
    const userId = session.status === 'signed-in' ? session.user.id : null
    const { userId: shown, status } = $favorites.get()
    const stayVisible = session.status === 'signed-out' && session.hasEnded && status === 'ready'
    if (!stayVisible && userId !== shown) $favorites.set({ ...noFavorites, userId })
    if (userId === owner) return
    owner = userId
    if (owner === null) return
    const stored = readStoredFavorites(owner)
    if (stored) updateStore({ status: 'ready', ids: stored.ids })
    // A user who has signed in again may have used another device meanwhile.
    if (!stored || owner === shown || Date.now() - stored.at >= freshForMs) void loadFavorites()
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
  const [requestedFor, seen] = [owner, writes]
  if (requestedFor === null) return
  const storedAtBefore = readStoredFavorites(requestedFor)?.at
  if ($favorites.get().status !== 'ready') updateStore({ status: 'loading' })
  const result = await call('listFavorites')
  // The list is outdated: another user has signed in, or a heart was toggled meanwhile.
  if (requestedFor !== owner || seen !== writes) return load()
  if (result.ok) {
    const ids = result.value.favorites.map(({ tour_id }) => tour_id)
    // Another tab has stored other favorites meanwhile; only the server knows the current favorites.
    const stored = readStoredFavorites(requestedFor)
    if (stored && stored.at !== storedAtBefore && stored.ids.join() !== ids.join()) return load()
    applyLoaded(ids)
  } else if (result.code !== 'not_authenticated') {
    console.error('The favorites could not be read:', result.message)
    if ($favorites.get().status !== 'ready') updateStore({ status: 'failed' })
  }
}

/**
 * Adds or removes a favorite. The change is visible immediately and reverted if the server rejects it. After a lost
 * response the list is reloaded. Returns null on success, which includes a reloaded list that contains the change.
 */
export async function setFavorite(id: number, shouldBeFavorite: boolean): Promise<CallFailure | null> {
  if ($favorites.get().pending.has(id)) return null
  const requestedFor = owner
  if (requestedFor !== null && isOtherUserSignedIn(requestedFor)) return null
  writes++
  updateStore({ pending: new Map($favorites.get().pending).set(id, shouldBeFavorite) })
  const result = await call(shouldBeFavorite ? 'addFavorite' : 'removeFavorite', { params: { tour: String(id) } })
  writes++
  if (requestedFor !== null && mayHaveSucceeded(result)) await reloadAfterLostResponse(requestedFor)
  const { userId, pending: before } = $favorites.get()
  // The pending changes belong to another user by now.
  if (requestedFor === userId || requestedFor === null) {
    const pending = new Map(before)
    pending.delete(id)
    updateStore({ pending })
  }
  if (requestedFor === null || requestedFor !== owner) return result.ok ? null : result
  if (result.ok) {
    // Another tab may have changed favorites that this tab has not received yet.
    const currentIds = readStoredFavorites(requestedFor)?.ids ?? $favorites.get().ids
    const otherIds = currentIds.filter((other) => other !== id)
    applyLoaded(shouldBeFavorite ? [id, ...otherIds] : otherIds)
    return null
  }
  const now = $favorites.get()
  return mayHaveSucceeded(result) && now.status === 'ready' && isFavorite(now, id) === shouldBeFavorite ? null : result
}

/** Reloads the favorites after a lost response. */
async function reloadAfterLostResponse(requestedFor: number): Promise<void> {
  if (requestedFor !== owner) return
  // Marked as outdated, so that the next page reloads them if this reload fails.
  const stored = readStoredFavorites(requestedFor)
  if (stored) storeFavorites({ ...stored, at: 0 })
  await waitForReload(loadFavorites())
}

function applyLoaded(ids: readonly number[]): void {
  updateStore({ status: 'ready', ids })
  if (owner !== null) storeFavorites({ userId: owner, ids, at: Date.now() })
}

function updateStore(changes: Partial<Favorites>): void {
  $favorites.set({ ...$favorites.get(), ...changes })
}
