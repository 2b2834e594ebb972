import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Limit } from '../../ports/limiter.ts'
import { type CountNeeds, countAttempt } from '../count-attempt.ts'

/** So many links of a kind one address is mailed, whoever asks for them. */
const most: Limit = { attempts: 10, seconds: 60 * 60 }

/**
 * Counts a link that is to be mailed, so that nobody can flood a mailbox by asking; false where there were too many. Whoever asks
 * is answered as always: the links that are there are good for as long, and so nobody can use up another's way in either.
 */
export async function hasRoom(
  deps: CountNeeds & Pick<Deps, 'log'>,
  kind: 'reset' | 'verify',
  email: string,
): Promise<boolean> {
  const key = createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
  const isFull = (await countAttempt(deps, `mailed-${kind}`, key, most)) !== null
  if (isFull) deps.log({ level: 'warn', event: 'mail-withheld', kind })
  return !isFull
}
