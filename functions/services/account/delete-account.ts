import type { Deps } from '../../deps.ts'
import { type Failure, fail } from '../../failure.ts'
import type { Traveller } from '../../ports/accounts.ts'
import { type OutboxNeeds, sendOutboxSoon } from '../outbox/send-outbox.ts'

type Needs = OutboxNeeds & Pick<Deps, 'accounts' | 'details' | 'background'>

/** Deletes an account whose password is known and of which nothing is open, and says so for the last time. */
export async function deleteAccount(deps: Needs, traveller: Traveller, password: string): Promise<Failure | null> {
  if (!(await deps.accounts.isPasswordOf(traveller, password))) return fail('wrong_password')
  const outcome = await deps.details.delete(traveller, deps.now())
  if (outcome === 'in-use') return fail('account_in_use')
  if (outcome === 'gone') return fail('not_authenticated')
  sendOutboxSoon(deps)
  return null
}
