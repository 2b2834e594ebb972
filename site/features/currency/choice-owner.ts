import { readRecord } from '../../lib/session-record.ts'

/** The key of an entry with the user id and the time of the last account request. A sign-out removes the entry. */
const lastReadKey = 'personal:currency-of'
/** The key of an entry with the id of the user who made this browser's choice. The entry stays after the session. */
const ownerKey = 'preferred_currency_of'
/** After this time the account is read again, because the user may have chosen another currency on another device. */
const freshForMs = 4 * 60_000

/**
 * Who made this browser's choice:
 * - `signed-out`: a signed-out visitor.
 * - `current-user`: the signed-in user. The account has the choice.
 * - `current-user-unsent`: the signed-in user. The account does not have the choice yet.
 * - `other-user`: another user.
 */
export type ChoiceOwner = 'signed-out' | 'current-user' | 'current-user-unsent' | 'other-user'

const readUserId = () => readRecord()?.user.id

/**
 * Returns whether the account's currency has to be read. If the visitor is signed out, removes the record of the last
 * account request.
 */
export function isAccountReadDue(now = Date.now()): boolean {
  try {
    const userId = readUserId()
    if (userId === undefined) localStorage.removeItem(lastReadKey)
    const [lastUserId, readAt] = (localStorage.getItem(lastReadKey) ?? '').split(' ')
    // A time that is missing or unreadable is NaN, which is never fresh.
    const isFresh = lastUserId === String(userId) && now - Number(readAt) < freshForMs
    return userId !== undefined && !isFresh
  } catch {
    // Without storage every page would send a request.
    return false
  }
}

/** Records when the account was read. `at` is in milliseconds. If `at` is 0, the account is read again immediately. */
export function recordAccountRead(at = Date.now()): void {
  const userId = readUserId()
  writeItem(lastReadKey, userId === undefined ? null : `${userId} ${at}`)
}

export function readChoiceOwner(): ChoiceOwner {
  try {
    const [ownerId, unsentMark] = (localStorage.getItem(ownerKey) ?? '').split(' ')
    if (!ownerId) return 'signed-out'
    if (ownerId !== String(readUserId())) return 'other-user'
    return unsentMark ? 'current-user-unsent' : 'current-user'
  } catch {
    return 'signed-out'
  }
}

/**
 * Records that the signed-in user made this browser's choice. `isSent` means that the account has stored the choice.
 */
export function recordChoice(isSent: boolean): void {
  const userId = readUserId()
  writeItem(ownerKey, userId === undefined ? null : `${userId}${isSent ? '' : ' unsent'}`)
}

function writeItem(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Without storage the account is read again on the next page.
  }
}
