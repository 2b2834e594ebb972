import { type Failure, fail } from '../ports/failure.ts'
import type { Limit } from '../ports/limiter.ts'
import { countAttempt, type LimiterDeps } from '../services/count-attempt.ts'

/** Counts an attempt. Returns a failure if the limit is exceeded. */
export async function limitAttempts(
  deps: LimiterDeps,
  name: string,
  key: string,
  limit: Limit,
): Promise<Failure | null> {
  const waitSeconds = await countAttempt(deps, name, key, limit)
  return waitSeconds === null ? null : fail('rate_limited', { retryAfter: waitSeconds })
}
