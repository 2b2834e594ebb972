const prefix = 'personal:'
const lastingPrefix = 'personal-lasting:'

/** Returns the storage key of personal data that is removed when the session ends. */
export function personalKey(name: string): string {
  return prefix + name
}

/**
 * Returns the storage key of personal data that outlasts an ended session: it is removed on sign-out and when another
 * user signs in.
 */
export function lastingPersonalKey(name: string): string {
  return lastingPrefix + name
}

/**
 * Removes personal data from a storage. Data that outlasts an ended session is removed only if `includesLasting`. The
 * cart stays, because it contains no names.
 */
export function removePersonalData(storageName: 'localStorage' | 'sessionStorage', includesLasting = false): void {
  try {
    const storage = globalThis[storageName]
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) {
      if (name?.startsWith(prefix) || (includesLasting && name?.startsWith(lastingPrefix))) storage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
