const prefix = 'personal:'

/** The name under which something about one traveller is kept, so that it goes when the session does. */
export function personalKey(name: string): string {
  return prefix + name
}

/** Forgets what a storage holds about whoever was signed in. The cart stays: it names nobody. */
export function forgetPersonal(place: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = globalThis[place]
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name)
  } catch {
    // Without storage there is nothing to forget.
  }
}
