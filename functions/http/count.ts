import type { Deps } from '../deps.ts'
import { type Failure, fail } from '../failure.ts'
import type { Limit } from '../ports/limiter.ts'

type Needs = Pick<Deps, 'limiter' | 'settings'>

/** Counts an attempt; a failure where there were too many. */
export async function count(deps: Needs, name: string, key: string, limit: Limit): Promise<Failure | null> {
  const wait = await deps.limiter.hit(name, key, scaled(deps, limit))
  return wait === null ? null : fail('rate_limited', { retryAfter: wait })
}

/** A limit as the settings have it. */
export function scaled({ settings }: Pick<Needs, 'settings'>, limit: Limit): Limit {
  return { ...limit, attempts: Math.ceil(limit.attempts * settings.rateLimitScale) }
}
