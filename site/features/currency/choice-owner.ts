import { readRecord } from '../../lib/session-record.ts'

/** The entry has the user id and the time of the last account request. It is removed on sign-out. */
const lastReadKey = 'personal:currency-of'
/** The entry has the id of the user who made this browser's choice. Like the choice, it stays after the session. */
const ownerKey = 'preferred_currency_of'
/** After this time the account is read again, because the user may have chosen another currency on another device. */
const freshForMs = 4 * 60_000

/**
 * Who made this browser's choice:
 * - `signed-out`: a signed-out visitor.
 * - `own`: the signed-in user. The account has the choice.
 * - `unsent`: the signed-in user. The account does not have the choice yet.
 * - `other`: another user.
 */
export type ChoiceOwner = 'signed-out' | 'own' | 'unsent' | 'other'

const userId = () => readRecord()?.user.id

/**
 * Returns whether the account's currency has to be read. Clears the record of the last request if the visitor is signed
 * out.
 */
export function isReadDue(now = Date.now()): boolean {
  try {
    const user = userId()
    if (user === undefined) localStorage.removeItem(lastReadKey)
    const [lastUser, at] = (localStorage.getItem(lastReadKey) ?? '').split(' ')
    return user !== undefined && (lastUser !== String(user) || !(now - Number(at) < freshForMs))
  } catch {
    // Without storage every page would send a request.
    return false
  }
}

/** `at` is in milliseconds. If `at` is 0, the account is read again immediately. */
export function recordRead(at = Date.now()): void {
  writeItem(lastReadKey, userId() === undefined ? null : `${userId()} ${at}`)
}

export function choiceOwner(): ChoiceOwner {
  try {
    const [owner, state] = (localStorage.getItem(ownerKey) ?? '').split(' ')
    if (!owner) return 'signed-out'
    if (owner !== String(userId())) return 'other'
    return state ? 'unsent' : 'own'
  } catch {
    return 'signed-out'
  }
}

/** `isSent` means that the account has stored the choice. */
export function recordChoice(isSent: boolean): void {
  writeItem(ownerKey, userId() === undefined ? null : `${userId()}${isSent ? '' : ' unsent'}`)
}

function writeItem(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Without storage the account is read again on the next page.
  }
}
