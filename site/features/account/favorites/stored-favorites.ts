import { personalKey } from '../session/personal-data.ts'

/** A traveller's favorites as last known to this browser, so that every page shows hearts at once and tabs agree. */
export interface StoredFavorites {
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

export function storeFavorites(favorites: StoredFavorites): void {
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
export function onFavoritesChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => event.key === key && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}
