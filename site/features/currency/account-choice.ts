import { rupiahCurrency } from '@nusa/shared/money'
import { type CallResult, call } from '../../lib/api.ts'
import { readRecord } from '../../lib/session-record.ts'
import { toast } from '../../ui/toast/toast.ts'
import { type ChoiceOwner, readChoiceOwner, recordAccountRead, recordChoice } from './choice-owner.ts'

const notSavedTexts = {
  title: 'Error',
  description: 'We couldn’t save your currency to your account, so your other devices won’t use it.',
}

/** Returns the code of the currency that is chosen in this browser, or null for rupiah. */
type GetPreferredCode = () => string | null

type PreferencesResult = CallResult<'changePreferences'>

let pendingRequest: Promise<PreferencesResult> | undefined

/** Only one request runs at a time, so that an earlier choice cannot overwrite a later choice. */
function sendChoice(getPreferredCode: GetPreferredCode): Promise<PreferencesResult> {
  pendingRequest ??= sendUntilLatest(getPreferredCode)
  return pendingRequest
}

async function sendUntilLatest(getPreferredCode: GetPreferredCode): Promise<PreferencesResult> {
  const userId = readRecord()?.user.id
  const code = getPreferredCode() ?? rupiahCurrency.code
  const result = await call('changePreferences', { body: { preferred_currency: code } })
  // If another user has signed in meanwhile, the preferred currency may be the choice of that user.
  const isSameUser = readRecord()?.user.id === userId
  if (isSameUser && code !== (getPreferredCode() ?? rupiahCurrency.code)) return sendUntilLatest(getPreferredCode)
  pendingRequest = undefined
  // A rejected choice also counts as sent. Sending a currency that is no longer offered again would be pointless.
  if (isSameUser && (result.ok || result.code === 'invalid_request')) recordChoice(true)
  return result
}

/** Saves the choice to the account, so that it applies on all devices. Shows an error toast if saving fails. */
export async function saveToAccount(getPreferredCode: GetPreferredCode): Promise<void> {
  const result = await sendChoice(getPreferredCode)
  if (!result.ok && result.code !== 'not_authenticated') toast({ ...notSavedTexts, tone: 'destructive' })
}

/** Applies the currency of the user's account, unless another currency is chosen meanwhile. */
export async function applyAccountCurrency(
  getPreferredCode: GetPreferredCode,
  setPreferredCode: (code: string) => void,
): Promise<void> {
  const codeBefore = getPreferredCode()
  const owner = readChoiceOwner()
  const code = await findCurrencyToApply(getPreferredCode, owner)
  recordAccountRead()
  if (code === null || getPreferredCode() !== codeBefore || readChoiceOwner() !== owner) return
  if (code !== (codeBefore ?? rupiahCurrency.code)) setPreferredCode(code)
  recordChoice(true)
}

/**
 * Returns the currency to apply, or null if this browser's choice stays. A choice that the account does not have yet
 * stays and is sent to the account. Otherwise the account's currency applies. If the account has none, a signed-out
 * visitor's choice stays and is sent to the account, and any other choice is replaced by rupiah.
 */
async function findCurrencyToApply(getPreferredCode: GetPreferredCode, owner: ChoiceOwner): Promise<string | null> {
  if (owner === 'current-user-unsent') {
    const result = await sendChoice(getPreferredCode)
    if (!result.ok) throw new Error(result.message)
    return null
  }
  const result = await call('getAccount')
  if (!result.ok) throw new Error(result.message)
  const { preferred_currency: accountCurrency } = result.value
  if (accountCurrency !== null || getPreferredCode() === null) return accountCurrency
  if (owner !== 'signed-out') return rupiahCurrency.code
  await saveToAccount(getPreferredCode)
  return null
}
