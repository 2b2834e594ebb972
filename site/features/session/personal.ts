const prefix = 'personal:'
const lastingPrefix = 'personal-lasting:'

/** The name under which something about one traveller is kept, so that it goes when the session does. */
export function personalKey(name: string): string {
  return prefix + name
}

/** The name under which it outlasts a session that ran out, until its traveller is back or somebody signs out. */
export function lastingPersonalKey(name: string): string {
  return lastingPrefix + name
}

/**
 * Forgets what a storage holds about whoever was signed in; what outlasts a session only where `lasting` says so. The cart
 * stays: it names nobody.
 */
export function forgetPersonal(place: 'localStorage' | 'sessionStorage', lasting = false): void {
  try {
    const storage = globalThis[place]
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) {
      if (name?.startsWith(prefix) || (lasting && name?.startsWith(lastingPrefix))) storage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
