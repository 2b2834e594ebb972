import { personalKey } from '../session/store.ts'

/** A traveller's favorites as this browser last knew them: every page shows its hearts at once, and tabs agree. */
export interface KeptFavorites {
  userId: number
  /** The tours' ids, the latest first. */
  ids: readonly number[]
  /** When the server said so, in milliseconds of this machine's clock. */
  at: number
}

const key = personalKey('favorites')

export function readKept(userId: number): KeptFavorites | null {
  try {
    const kept: Partial<KeptFavorites> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const { ids, at } = kept ?? {}
    if (kept?.userId !== userId || typeof at !== 'number' || !Array.isArray(ids)) return null
    return { userId, at, ids: ids.filter((id) => Number.isSafeInteger(id)) }
  } catch {
    return null
  }
}

export function keep(favorites: KeptFavorites): void {
  try {
    // What is older goes first: where there is no room for this, nothing out of date is left.
    localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify(favorites))
  } catch {
    // Without storage each page asks anew.
  }
}

/** Runs `listener` when another tab has changed them, or the browser brings back a page as it was left. */
export function onKeptElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => event.key === key && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}
