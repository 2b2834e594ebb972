import { readRecord } from '../../lib/session-record.ts'

/** Who was asked about here, and when. Personal: it goes when somebody signs out. */
const askedKey = 'personal:currency-of'
/** Whose choice this browser's currency is. It outlasts the session, as the choice does. */
const ownerKey = 'preferred_currency_of'
/** Milliseconds until an account is asked again what was chosen on another device: as often as its session is confirmed. */
const freshFor = 4 * 60_000

/** `unsent` is the choice of whoever is signed in, of which their account does not know yet. */
export type Whose = 'nobody' | 'own' | 'unsent' | 'other'

const userId = () => readRecord()?.user.id

/** Says whether the account of whoever is signed in has to be asked for its currency; who has left is forgotten. */
export function isDue(now = Date.now()): boolean {
  try {
    const user = userId()
    if (user === undefined) localStorage.removeItem(askedKey)
    const [asked, at] = (localStorage.getItem(askedKey) ?? '').split(' ')
    return user !== undefined && (asked !== String(user) || !(now - Number(at) < freshFor))
  } catch {
    // Without storage every page would ask anew.
    return false
  }
}

/** Notes that the account was asked just now; 0 makes it due again. */
export function noteAsked(at = Date.now()): void {
  keep(askedKey, userId() === undefined ? null : `${userId()} ${at}`)
}

export function whoseChoice(): Whose {
  try {
    const [owner, state] = (localStorage.getItem(ownerKey) ?? '').split(' ')
    if (!owner) return 'nobody'
    if (owner !== String(userId())) return 'other'
    return state ? 'unsent' : 'own'
  } catch {
    return 'nobody'
  }
}

/** Notes that whoever is here has chosen, signed in or not, and whether their account knows of it. */
export function noteChoice(isSent: boolean): void {
  keep(ownerKey, userId() === undefined ? null : `${userId()}${isSent ? '' : ' unsent'}`)
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // It is asked for anew on the next page.
  }
}
