import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, Limiter } from '../../ports/limiter.ts'
import type { Connection } from './connect.ts'

const tableName = 'rate_limits'

/**
 * Shaped as the library wants it. It belongs to no collection, so the CMS's migrations don't know it. Unlogged, so that no
 * attempt waits for the disk: a server that crashes forgets the attempts of the last minutes.
 */
const createTable = `create unlogged table if not exists ${tableName} (key varchar(255) primary key, points integer not null default 0, expire bigint)`

type Counter = Pick<RateLimiterMemory, 'consume'>

/**
 * Counts in the database, so that all processes count together. While the database does not answer, each process counts
 * for itself.
 */
export function postgresLimiter({ pool }: Pick<Connection, 'pool'>): Limiter {
  const counters = new Map<string, Counter>()
  let tableReady: Promise<unknown> | undefined

  function counterOf(name: string, { attempts, seconds, scope }: Limit): Counter {
    const id = `${name}:${attempts}:${seconds}`
    const known = counters.get(id)
    if (known) return known
    const inMemory = new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds })
    const made =
      scope === 'process'
        ? inMemory
        : new RateLimiterPostgres({
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
    counters.set(id, made)
    return made
  }

  return {
    async hit(name, key, limit) {
      if (limit.scope !== 'process') {
        tableReady ??= makeTable(pool).catch(() => {
          tableReady = undefined
        })
        await tableReady
      }
      try {
        await counterOf(name, limit).consume(key)
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext / 1000
        throw refused
      }
    },
  }
}

/**
 * Two processes that start at once may both try; the loser finds it made. Where the database does not answer, counting goes
 * on in memory and the next one tries again.
 */
async function makeTable(pool: Connection['pool']): Promise<void> {
  await pool.query(createTable)
}
