import { rupiahCurrency } from '@nusa/shared/money'
import { type CallResult, call } from '../../lib/api.ts'
import { readRecord } from '../../lib/session-record.ts'
import { toast } from '../../ui/toast/toast.ts'
import { noteAsked, noteChoice, type Whose, whoseChoice } from './account.ts'
import { currencyTexts } from './texts.ts'

/** Returns the currency code that this page prefers now; null for rupiah. */
type Preferred = () => string | null

type Answer = CallResult<'changePreferences'>

let sending: Promise<Answer> | undefined

/**
 * Sends the preferred currency to the account. Only one request runs at a time, so that an earlier choice cannot arrive
 * last.
 */
function send(preferred: Preferred): Promise<Answer> {
  sending ??= sendUntilLatest(preferred)
  return sending
}

async function sendUntilLatest(preferred: Preferred): Promise<Answer> {
  const user = readRecord()?.user.id
  const code = preferred() ?? rupiahCurrency.code
  const answer = await call('changePreferences', { body: { preferred_currency: code } })
  // Another user may have signed in since, and the preference may be theirs.
  const isSameUser = readRecord()?.user.id === user
  if (isSameUser && code !== (preferred() ?? rupiahCurrency.code)) return sendUntilLatest(preferred)
  sending = undefined
  // A currency that is no longer offered would be rejected on every attempt, so it also counts as sent.
  if (isSameUser && (answer.ok || answer.code === 'invalid_request')) noteChoice(true)
  return answer
}

/** Stores the choice with the account, for the traveller's other devices. Shows an error toast if that fails. */
export async function keepWithAccount(preferred: Preferred): Promise<void> {
  const answer = await send(preferred)
  if (!answer.ok && answer.code !== 'not_authenticated') toast({ ...currencyTexts.notKept, tone: 'destructive' })
}

/** Reads the currency of the signed-in user's account and applies it, unless another one is chosen meanwhile. */
export async function followAccount(preferred: Preferred, prefer: (code: string) => void): Promise<void> {
  const [before, whose] = [preferred(), whoseChoice()]
  const code = await choiceOfAccount(preferred, whose)
  noteAsked()
  if (code === null || preferred() !== before || whoseChoice() !== whose) return
  if (code !== (before ?? rupiahCurrency.code)) prefer(code)
  noteChoice(true)
}

/**
 * Returns the account's currency, or null to keep this browser's choice. An unsent choice is sent to the account first.
 * If the account has no currency, it gets the choice that was made here before sign-in; a choice of another user is
 * replaced by rupiah.
 */
async function choiceOfAccount(preferred: Preferred, whose: Whose): Promise<string | null> {
  if (whose === 'unsent') {
    const answer = await send(preferred)
    if (!answer.ok) throw new Error(answer.message)
    return null
  }
  const answer = await call('getAccount')
  if (!answer.ok) throw new Error(answer.message)
  const { preferred_currency: there } = answer.value
  if (there !== null || preferred() === null) return there
  if (whose !== 'nobody') return rupiahCurrency.code
  await keepWithAccount(preferred)
  return null
}
