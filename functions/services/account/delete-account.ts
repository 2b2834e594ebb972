import type { Deps } from '../../deps.ts'
import { type Failure, fail } from '../../failure.ts'
import type { Traveller } from '../../ports/accounts.ts'
import { type MailNeeds, sendSoon } from './send-soon.ts'
import { accountMailTexts } from './texts.ts'

type Needs = MailNeeds & Pick<Deps, 'accounts' | 'details' | 'now'>

/** Deletes an account whose password is known and of which nothing is open, and says so for the last time. */
export async function deleteAccount(deps: Needs, traveller: Traveller, password: string): Promise<Failure | null> {
  if (!(await deps.accounts.isPasswordOf(traveller, password))) return fail('wrong_password')
  const outcome = await deps.details.delete(traveller, deps.now())
  if (outcome === 'in-use') return fail('account_in_use')
  const { subject, text, thanks } = accountMailTexts.deleted
  const paragraphs = [`${accountMailTexts.hello(traveller.profile.full_name)} ${text}`, thanks]
  sendSoon(deps, traveller.email, { subject, paragraphs, button: null })
  return null
}
