const prefix = 'personal:'
const untilSignOutPrefix = 'personal-lasting:'

/** Returns a storage key whose data is removed when the session ends. */
export function personalKey(name: string): string {
  return prefix + name
}

/**
 * Returns a storage key whose data stays in this tab if the session ends without a sign-out. The data is removed when
 * the user signs out or another user signs in.
 */
export function personalKeyUntilSignOut(name: string): string {
  return untilSignOutPrefix + name
}

/**
 * Removes the user's data. Data of `personalKeyUntilSignOut` is removed only if `isSignOut`. The cart stays, because it
 * contains no names.
 */
export function removePersonalData(
  storageName: 'localStorage' | 'sessionStorage',
  { isSignOut = false }: { isSignOut?: boolean } = {},
): void {
  try {
    const storage = globalThis[storageName]
    const removedPrefixes = isSignOut ? [prefix, untilSignOutPrefix] : [prefix]
    for (const key of Object.keys(storage)) {
      if (removedPrefixes.some((start) => key.startsWith(start))) storage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
