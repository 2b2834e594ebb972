import { type Failure, fail } from '../failure.ts'
import type { Limit } from '../ports/limiter.ts'
import { type CountNeeds, countAttempt } from '../services/count-attempt.ts'

/** Counts an attempt. Returns a failure if the limit is exceeded. */
export async function count(deps: CountNeeds, name: string, key: string, limit: Limit): Promise<Failure | null> {
  const wait = await countAttempt(deps, name, key, limit)
  return wait === null ? null : fail('rate_limited', { retryAfter: wait })
}
