import type { Deps } from '../deps.ts'
import type { Limit } from '../ports/limiter.ts'

export type CountNeeds = Pick<Deps, 'limiter' | 'settings'>

/** Counts an attempt; the seconds to wait where there were too many, else null. */
export function countAttempt(deps: CountNeeds, name: string, key: string, limit: Limit): Promise<number | null> {
  return deps.limiter.hit(name, key, scaled(deps, limit))
}

/** A limit as the settings have it. */
export function scaled({ settings }: Pick<CountNeeds, 'settings'>, limit: Limit): Limit {
  return { ...limit, attempts: Math.ceil(limit.attempts * settings.rateLimitScale) }
}
