import { readRecord } from '../../lib/session-record.ts'

/** Personal: it goes when somebody signs out. */
const key = 'personal:currency-of'

/** Says whether whoever is signed in has brought no currency to this browser yet; who has left is forgotten. */
export function isNewHere(): boolean {
  try {
    const user = readRecord()?.user.id
    if (user === undefined) localStorage.removeItem(key)
    return user !== undefined && localStorage.getItem(key) !== String(user)
  } catch {
    // Without storage every page would ask anew.
    return false
  }
}

export function noteHere(): void {
  try {
    localStorage.setItem(key, String(readRecord()?.user.id))
  } catch {
    // It is asked for anew on the next page.
  }
}
