import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, Limiter } from '../../ports/limiter.ts'
import type { Connection } from './connect.ts'

const tableName = 'rate_limits'

type Counter = Pick<RateLimiterMemory, 'consume' | 'reward' | 'delete' | 'set' | 'get'>

/**
 * Counts attempts in the database (`rate_limits` in `cms/config/own-tables.ts`), shared by all processes. While the database
 * does not respond, each process counts on its own.
 */
export function postgresLimiter({ pool }: Pick<Connection, 'pool'>): Limiter {
  const counters = new Map<string, Counter>()

  function makeCounter(name: string, { attempts, seconds, scope }: Limit): Counter {
    const inMemory = new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds })
    if (scope === 'process') return inMemory
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
      insuranceLimiter: inMemory,
    })
  }

  function counterOf(name: string, limit: Limit): Counter {
    const id = `${name}:${limit.attempts}:${limit.seconds}`
    const counter = counters.get(id) ?? makeCounter(name, limit)
    counters.set(id, counter)
    return counter
  }

  return {
    async hit(name, key, limit) {
      try {
        await counterOf(name, limit).consume(key)
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext / 1000
        throw refused
      }
    },
    async takeBack(name, key, limit) {
      await counterOf(name, limit).reward(key)
    },
    async forget(name, key, limit) {
      await counterOf(name, limit).delete(key)
    },
    async mark(name, key, seconds) {
      await counterOf(name, markLimit).set(key, 1, seconds)
    },
    async isMarked(name, key) {
      return (await counterOf(name, markLimit).get(key)) !== null
    },
  }
}

/** A flag is not counted and has its own lifetime, so these values have no effect. */
const markLimit: Limit = { attempts: 1, seconds: 60 }
