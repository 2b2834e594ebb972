import { describeError } from '@nusa/shared/log'
import { sql } from 'drizzle-orm'
import type { Log } from '../../ports/deps.ts'
import type { Connection } from './connect.ts'

/** To save queries, a process deletes the same problem at most once in this time. */
const minDeletionIntervalMs = 60_000

/** The CMS shows the problems to staff. Each key has at most one problem. */
export interface ProblemStore {
  /** If `work` fails, logs the error and returns null. Callers continue even if a problem cannot be stored. */
  runOrLog<Result>(work: () => Promise<Result>): Promise<Result | null>
  /** The time of the first failure is retained while `detail` is unchanged. */
  store(key: string, detail: Record<string, string | number | null>): Promise<void>
  clear(key: string): Promise<void>
}

/** Payload's key-value table contains the problems, each with the times `since` and `last`. */
export function createProblemStore({ db }: Pick<Connection, 'db'>, log: Log, now: () => Date): ProblemStore {
  const deletionTimes = new Map<string, number>()

  async function runOrLog<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch (error) {
      log({ level: 'error', event: 'problem-not-stored', ...describeError(error) })
      return null
    }
  }

  return {
    runOrLog,
    async store(key, detail) {
      deletionTimes.delete(key)
      const at = now().toISOString()
      const data = JSON.stringify({ ...detail, since: at, last: at })
      await runOrLog(() =>
        db.execute(sql`
          insert into payload_kv (key, data) values (${key}, ${data}::jsonb)
          on conflict (key) do update set data = case
            when payload_kv.data - '{since,last}'::text[] = excluded.data - '{since,last}'::text[]
            then jsonb_set(excluded.data, '{since}', payload_kv.data -> 'since')
            else excluded.data
          end`),
      )
    },
    /** Deletes the problem even if this process did not store it, because another process may have stored it. */
    async clear(key) {
      const time = now().getTime()
      const lastDeletionTime = deletionTimes.get(key)
      if (lastDeletionTime !== undefined && time - lastDeletionTime < minDeletionIntervalMs) return
      await runOrLog(async () => {
        await db.execute(sql`delete from payload_kv where key = ${key}`)
        deletionTimes.set(key, time)
      })
    },
  }
}
