import { rupiahCurrency } from '@nusa/shared/money'
import { type CallResult, call } from '../../lib/api.ts'
import { readRecord } from '../../lib/session-record.ts'
import { toast } from '../../ui/toast/toast.ts'
import { noteAsked, noteChoice, type Whose, whoseChoice } from './account.ts'
import { currencyTexts } from './texts.ts'

/** The code that this page prefers by now; null for rupiah. */
type Preferred = () => string | null

type Answer = CallResult<'changePreferences'>

let sending: Promise<Answer> | undefined

/** Tells the account what is preferred: one request at a time, else an earlier choice could be the last to arrive. */
function send(preferred: Preferred): Promise<Answer> {
  sending ??= sendUntilLatest(preferred)
  return sending
}

async function sendUntilLatest(preferred: Preferred): Promise<Answer> {
  const user = readRecord()?.user.id
  const code = preferred() ?? rupiahCurrency.code
  const answer = await call('changePreferences', { body: { preferred_currency: code } })
  // What is preferred by now may be of somebody else, who has signed in since.
  const isSameUser = readRecord()?.user.id === user
  if (isSameUser && code !== (preferred() ?? rupiahCurrency.code)) return sendUntilLatest(preferred)
  sending = undefined
  // One that is not offered any more would be refused for ever.
  if (isSameUser && (answer.ok || answer.code === 'invalid_request')) noteChoice(true)
  return answer
}

/** Keeps with the account what was chosen, for the traveler's other devices. */
export async function keepWithAccount(preferred: Preferred): Promise<void> {
  const answer = await send(preferred)
  if (!answer.ok && answer.code !== 'not_authenticated') toast({ ...currencyTexts.notKept, tone: 'destructive' })
}

/** Asks the account of whoever is signed in, and has its currency preferred unless another one is chosen meanwhile. */
export async function followAccount(preferred: Preferred, prefer: (code: string) => void): Promise<void> {
  const [before, whose] = [preferred(), whoseChoice()]
  const code = await choiceOfAccount(preferred, whose)
  noteAsked()
  if (code === null || preferred() !== before || whoseChoice() !== whose) return
  if (code !== (before ?? rupiahCurrency.code)) prefer(code)
  noteChoice(true)
}

/**
 * The currency that whoever is signed in gets here: the account's own. Where it has none, it is given what was chosen in this
 * browser before anybody signed in; what somebody else chose here is none of theirs.
 * @returns null where this browser's choice stays
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
