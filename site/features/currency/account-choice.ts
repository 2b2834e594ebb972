import { rupiahCurrency } from '@nusa/shared/money'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast/toast.ts'
import { noteChoice, type Whose } from './account.ts'
import { currencyTexts } from './texts.ts'

async function send(code: string) {
  const answer = await call('changePreferences', { body: { preferred_currency: code } })
  // One that is not offered any more would be refused for ever.
  if (answer.ok || answer.code === 'invalid_request') noteChoice(true)
  return answer
}

/** Keeps with the account what was chosen, for the traveler's other devices. */
export async function keepWithAccount(code: string): Promise<void> {
  const answer = await send(code)
  if (!answer.ok && answer.code !== 'not_authenticated') toast({ ...currencyTexts.notKept, tone: 'destructive' })
}

/**
 * The currency that whoever is signed in gets here: the account's own. Where it has none, it is given what was chosen in this
 * browser before anybody signed in; what somebody else chose here is none of theirs.
 * @returns null where this browser's choice stays
 */
export async function choiceOfAccount(here: string | null, whose: Whose): Promise<string | null> {
  if (whose === 'unsent') {
    const answer = await send(here ?? rupiahCurrency.code)
    if (!answer.ok) throw new Error(answer.message)
    return null
  }
  const answer = await call('getAccount')
  if (!answer.ok) throw new Error(answer.message)
  const { preferred_currency: there } = answer.value
  if (there !== null || here === null) return there
  if (whose !== 'nobody') return rupiahCurrency.code
  await keepWithAccount(here)
  return null
}
