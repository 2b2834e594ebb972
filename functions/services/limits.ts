import type { Deps } from '../ports/deps.ts'
import type { Limit } from '../ports/limiter.ts'

export type LimiterDeps = Pick<Deps, 'limiter' | 'settings'>

/** Counts an attempt. Returns the seconds to wait if the limit is exceeded, else null. */
export function countAttempt(deps: LimiterDeps, name: string, key: string, limit: Limit): Promise<number | null> {
  return deps.limiter.consume(name, key, scaleLimit(deps, limit))
}

export function scaleLimit({ settings }: Pick<LimiterDeps, 'settings'>, limit: Limit): Limit {
  return { ...limit, attempts: Math.ceil(limit.attempts * settings.rateLimitScale) }
}
