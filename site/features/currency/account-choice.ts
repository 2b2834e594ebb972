import { rupiahCurrency } from '@nusa/shared/money'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast/toast.ts'
import { currencyTexts } from './texts.ts'

/** The code as an account keeps it: the rupiah is no choice. */
function kept(code: string | null): string | null {
  return code === rupiahCurrency.code ? null : code
}

/** Keeps with the account what was chosen, for the traveler's other devices. */
export async function keepWithAccount(code: string | null): Promise<void> {
  const answer = await call('changePreferences', { body: { preferred_currency: kept(code) } })
  if (!answer.ok && answer.code !== 'not_authenticated') toast({ ...currencyTexts.notKept, tone: 'destructive' })
}

/**
 * The currency that somebody who has just signed in here gets: the account's own. Where it has none, it is given what was chosen
 * in this browser before.
 * @returns null where this browser's choice stays
 */
export async function choiceOfAccount(here: string | null): Promise<string | null> {
  const answer = await call('getAccount')
  if (!answer.ok) throw new Error(answer.message)
  const { preferred_currency: there } = answer.value
  if (there === null && kept(here) !== null) await keepWithAccount(here)
  return there
}
