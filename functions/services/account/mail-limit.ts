import { createHash } from 'node:crypto'
import type { Deps } from '../../ports/deps.ts'
import type { Limit } from '../../ports/limiter.ts'
import { countAttempt, type LimiterDeps } from '../limits.ts'

/** The maximum number of mails of one kind to one address, over all callers. */
const mailLimit: Limit = { attempts: 10, seconds: 60 * 60 }

/**
 * Counts a mail to this address and returns whether it may be sent, so that no caller can flood a mailbox. The response
 * to the caller stays the same. Links that were mailed before remain valid, so that no caller can lock the owner out.
 */
export async function isBelowMailLimit(
  deps: LimiterDeps & Pick<Deps, 'log'>,
  kind: 'change' | 'newsletter' | 'reset' | 'sign-up' | 'verify',
  email: string,
): Promise<boolean> {
  const key = createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
  const isFull = (await countAttempt(deps, `mailed-${kind}`, key, mailLimit)) !== null
  if (isFull) deps.log({ level: 'warn', event: 'mail-withheld', kind })
  return !isFull
}
