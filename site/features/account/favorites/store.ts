import { atom } from 'nanostores'
import { type CallFailure, call, mayHaveSucceeded } from '../../../lib/api.ts'
import { waitForReload } from '../../../lib/retry.ts'
import { freshForMs } from '../../../lib/shared-read.ts'
import { personalKey } from '../session/personal-data.ts'
import { $session, followSession, isOtherUserSignedIn } from '../session/store.ts'

/** Stored in the browser for all tabs, so that every page can show its hearts before the server responds. */
interface StoredFavorites {
  userId: number
  /** Latest first. */
  ids: readonly number[]
  /** When the server responded, in milliseconds of the client's clock. */
  at: number
}

const storageKey = personalKey('favorites')

export function readStoredFavorites(userId: number): StoredFavorites | null {
  try {
    const stored: Partial<StoredFavorites> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const { ids, at } = stored ?? {}
    if (stored?.userId !== userId || typeof at !== 'number' || !Array.isArray(ids)) return null
    return { userId, at, ids: ids.filter((id) => Number.isSafeInteger(id)) }
  } catch {
    return null
  }
}

function storeFavorites(favorites: StoredFavorites): void {
  try {
    // The old favorites are removed first, so that they do not remain if storage is full.
    localStorage.removeItem(storageKey)
    localStorage.setItem(storageKey, JSON.stringify(favorites))
  } catch {
    // Without storage each page loads the favorites again.
  }
}

function onFavoritesChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => event.key === storageKey && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}

export interface Favorites {
  /**
   * The owner of the favorites. If the session ends without a sign-out, the favorites stay until the next sign-in, so
   * that the visible list does not disappear.
   */
  userId: number | null
  status: 'none' | 'loading' | 'failed' | 'ready'
  /** Latest first. */
  ids: readonly number[]
  /** The requested state of tours with a pending request: true for a favorite. */
  pendingChanges: ReadonlyMap<number, boolean>
}

const noFavorites: Favorites = { userId: null, status: 'none', ids: [], pendingChanges: new Map() }

export const $favorites = atom<Favorites>(noFavorites)

/** The signed-in user. `$favorites` may still contain the favorites of a user whose session has ended. */
let currentUserId: number | null = null
let isFollowing = false
/** Increases when a write starts and ends. A list requested before the last increase is outdated. */
let writeVersion = 0

/** A pending change takes precedence. */
export function isFavorite({ ids, pendingChanges }: Favorites, id: number): boolean {
  return pendingChanges.get(id) ?? ids.includes(id)
}

/** Keeps `$favorites` up to date with the session and other tabs. */
export function followFavorites(): void {
  if (isFollowing) return
  isFollowing = true
  followSession()
  onFavoritesChangedElsewhere(() => {
    const stored = currentUserId === null ? null : readStoredFavorites(currentUserId)
    if (stored) updateStore({ status: 'ready', ids: stored.ids })
  })
  $session.subscribe((session) => {
    const userId = session.status === 'signed-in' ? session.user.id : null
    const { userId: shownUserId, status } = $favorites.get()
    const shouldStayVisible = session.status === 'signed-out' && session.hasEnded && status === 'ready'
    if (!shouldStayVisible && userId !== shownUserId) $favorites.set({ ...noFavorites, userId })
    if (userId === currentUserId) return
    currentUserId = userId
    if (currentUserId === null) return
    const stored = readStoredFavorites(currentUserId)
    if (stored) updateStore({ status: 'ready', ids: stored.ids })
    // A user who has signed in again may have used another device meanwhile.
    if (!stored || currentUserId === shownUserId || Date.now() - stored.at >= freshForMs) void loadFavorites()
  })
}

let pendingRequest: Promise<void> | undefined

/** One request runs at a time. The known favorites stay until the response arrives. */
export function loadFavorites(): Promise<void> {
  pendingRequest ??= requestFavorites().finally(() => {
    pendingRequest = undefined
  })
  return pendingRequest
}

async function requestFavorites(): Promise<void> {
  const requestUserId = currentUserId
  const writeVersionBefore = writeVersion
  if (requestUserId === null) return
  const storedAtBefore = readStoredFavorites(requestUserId)?.at
  if ($favorites.get().status !== 'ready') updateStore({ status: 'loading' })
  const result = await call('listFavorites')
  // The list is outdated if another user has signed in or a heart was toggled meanwhile.
  if (requestUserId !== currentUserId || writeVersionBefore !== writeVersion) return requestFavorites()
  if (result.ok) {
    const ids = result.value.favorites.map(({ tour_id }) => tour_id)
    // If another tab has stored different favorites meanwhile, only the server knows the current favorites.
    const stored = readStoredFavorites(requestUserId)
    if (stored && stored.at !== storedAtBefore && stored.ids.join() !== ids.join()) return requestFavorites()
    setAndStoreIds(ids)
  } else if (result.code !== 'not_authenticated') {
    console.error('The favorites could not be read:', result.message)
    if ($favorites.get().status !== 'ready') updateStore({ status: 'failed' })
  }
}

/**
 * Adds or removes a favorite. The change is visible immediately and reverted if the server rejects it. Returns null on
 * success, and if no request was sent. After a lost response, the reloaded list decides whether the change succeeded.
 */
export async function setFavorite(id: number, shouldBeFavorite: boolean): Promise<CallFailure | null> {
  if ($favorites.get().pendingChanges.has(id)) return null
  const requestUserId = currentUserId
  if (requestUserId !== null && isOtherUserSignedIn(requestUserId)) return null
  writeVersion++
  updateStore({ pendingChanges: new Map($favorites.get().pendingChanges).set(id, shouldBeFavorite) })
  const result = await call(shouldBeFavorite ? 'addFavorite' : 'removeFavorite', { params: { tour: String(id) } })
  writeVersion++
  if (requestUserId !== null && mayHaveSucceeded(result)) await reloadAfterLostResponse(requestUserId)
  const { userId, pendingChanges: previousChanges } = $favorites.get()
  // If another user has signed in meanwhile, the pending changes in the store belong to that user.
  if (requestUserId === userId || requestUserId === null) {
    const pendingChanges = new Map(previousChanges)
    pendingChanges.delete(id)
    updateStore({ pendingChanges })
  }
  const isSameUser = requestUserId !== null && requestUserId === currentUserId
  if (result.ok) {
    if (isSameUser) applyChange(requestUserId, id, shouldBeFavorite)
    return null
  }
  const hasSucceeded = isSameUser && mayHaveSucceeded(result) && isShownAs(id, shouldBeFavorite)
  return hasSucceeded ? null : result
}

function isShownAs(id: number, shouldBeFavorite: boolean): boolean {
  const favorites = $favorites.get()
  return favorites.status === 'ready' && isFavorite(favorites, id) === shouldBeFavorite
}

function applyChange(userId: number, id: number, shouldBeFavorite: boolean): void {
  // Another tab may have changed favorites that this tab has not received yet.
  const currentIds = readStoredFavorites(userId)?.ids ?? $favorites.get().ids
  const otherIds = currentIds.filter((currentId) => currentId !== id)
  setAndStoreIds(shouldBeFavorite ? [id, ...otherIds] : otherIds)
}

async function reloadAfterLostResponse(requestUserId: number): Promise<void> {
  if (requestUserId !== currentUserId) return
  // The stored favorites are marked as outdated, so that the next page reloads them if this reload fails.
  const stored = readStoredFavorites(requestUserId)
  if (stored) storeFavorites({ ...stored, at: 0 })
  await waitForReload(loadFavorites())
}

function setAndStoreIds(ids: readonly number[]): void {
  updateStore({ status: 'ready', ids })
  if (currentUserId !== null) storeFavorites({ userId: currentUserId, ids, at: Date.now() })
}

function updateStore(changes: Partial<Favorites>): void {
  $favorites.set({ ...$favorites.get(), ...changes })
}
