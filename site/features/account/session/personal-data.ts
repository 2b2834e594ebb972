const prefix = 'personal:'
const untilSignOutPrefix = 'personal-lasting:'

/** Returns a storage key whose data is removed when the session ends. */
export function personalKey(name: string): string {
  return prefix + name
}

/**
 * Returns a storage key whose data stays in this tab if the session ends by itself. The data is removed when the user
 * signs out or another user signs in.
 */
export function personalKeyUntilSignOut(name: string): string {
  return untilSignOutPrefix + name
}

/** Data of `personalKeyUntilSignOut` is removed only if `isSignOut`. The cart stays, because it contains no names. */
export function removePersonalData(storageName: 'localStorage' | 'sessionStorage', isSignOut = false): void {
  try {
    const storage = globalThis[storageName]
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) {
      if (name?.startsWith(prefix) || (isSignOut && name?.startsWith(untilSignOutPrefix))) storage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
