import type { Traveller } from '../../ports/accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'

/**
 * Checks the current password, sets the new one, ends all sessions except `exceptToken`, and notifies the account's
 * owner by mail.
 */
export async function changePassword(
  deps: OutboxDeps & Pick<Deps, 'accounts' | 'background'>,
  traveller: Traveller,
  change: { current_password: string; password: string },
  exceptToken: string | null,
): Promise<Failure | null> {
  const { accounts } = deps
  if (!(await accounts.isPasswordOf(traveller, change.current_password))) return fail('wrong_password')
  if (await accounts.isGuessable(change.password)) return fail('guessable_password')
  await accounts.changePassword(traveller, change.password, exceptToken ?? undefined)
  sendOutboxInBackground(deps)
  return null
}
