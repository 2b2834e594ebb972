import type { Traveller } from '../../ports/accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'accounts' | 'accountDetails' | 'background'>

/** Deletes an account without open bookings, and confirms the deletion in a last email. */
export async function deleteAccount(
  deps: RequiredDeps,
  traveller: Traveller,
  password: string,
): Promise<Failure | null> {
  if (!(await deps.accounts.isPasswordOf(traveller, password))) return fail('wrong_password')
  const outcome = await deps.accountDetails.delete(traveller, deps.now())
  if (outcome === 'in-use') return fail('account_in_use')
  if (outcome === 'already-deleted') return fail('not_authenticated')
  sendOutboxInBackground(deps)
  return null
}
