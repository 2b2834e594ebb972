import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, Limiter } from '../../ports/limiter.ts'
import type { Connection } from './connect.ts'

const tableName = 'rate_limits'

type Counter = Pick<RateLimiterMemory, 'consume' | 'reward' | 'delete' | 'set' | 'get'>

/**
 * Counts attempts in the database table `rate_limits` (`cms/core/database/custom-tables.ts`), which all processes
 * share. While the database does not respond, each process counts in memory.
 */
export function postgresLimiter({ pool }: Pick<Connection, 'pool'>): Limiter {
  const counters = new Map<string, Counter>()

  function createCounter(name: string, { attempts, seconds, scope }: Limit): Counter {
    const memoryCounter = new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds })
    if (scope === 'process') return memoryCounter
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
      insuranceLimiter: memoryCounter,
    })
  }

  function getCounter(name: string, limit: Limit): Counter {
    const counterId = `${name}:${limit.attempts}:${limit.seconds}`
    const counter = counters.get(counterId) ?? createCounter(name, limit)
    counters.set(counterId, counter)
    return counter
  }

  return {
    async consume(name, key, limit) {
      try {
        await getCounter(name, limit).consume(key)
        return null
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext / 1000
        throw rejection
      }
    },
    async undoAttempt(name, key, limit) {
      await getCounter(name, limit).reward(key)
    },
    async resetAttempts(name, key, limit) {
      await getCounter(name, limit).delete(key)
    },
    async setFlag(name, key, seconds) {
      await getCounter(name, flagLimit).set(key, 1, seconds)
    },
    async hasFlag(name, key) {
      return (await getCounter(name, flagLimit).get(key)) !== null
    },
  }
}

/** A flag is not counted, and its lifetime is passed separately, so these values have no effect. */
const flagLimit: Limit = { attempts: 1, seconds: 60 }
