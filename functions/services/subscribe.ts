import type { Deps } from '../deps.ts'
import { type Failure, fail } from '../failure.ts'

/** Adds an address to the newsletter; a failure where it is subscribed already. */
export async function subscribe(
  { subscriptions }: Pick<Deps, 'subscriptions'>,
  email: string,
): Promise<Failure | null> {
  return (await subscriptions.add(email)) ? null : fail('already_subscribed')
}
