import type { Deps } from '../../deps.ts'
import { type Failure, fail } from '../../failure.ts'
import type { Traveller } from '../../ports/accounts.ts'
import { type OutboxNeeds, sendOutboxSoon } from '../outbox/send-outbox.ts'

/**
 * Checks the current password, sets the new one, ends all sessions except `keptToken`, and notifies the account's owner by
 * mail.
 */
export async function changePassword(
  deps: OutboxNeeds & Pick<Deps, 'accounts' | 'background'>,
  traveller: Traveller,
  change: { current_password: string; password: string },
  keptToken: string | null,
): Promise<Failure | null> {
  const { accounts } = deps
  if (!(await accounts.isPasswordOf(traveller, change.current_password))) return fail('wrong_password')
  if (await accounts.isGuessable(change.password)) return fail('guessable_password')
  await accounts.changePassword(traveller, change.password, keptToken ?? undefined)
  sendOutboxSoon(deps)
  return null
}
