import { isKeyRejected, type ProviderProblem, type ProviderService, providerProblemKey } from '@nusa/shared/booking'
import { describeError } from '@nusa/shared/log'
import { sql } from 'drizzle-orm'
import type { Log } from '../../ports/deps.ts'
import type { ProviderProblems } from '../../ports/provider-problems.ts'
import type { Connection } from './connect.ts'

/** How long (ms) a process does not delete a problem again after a successful call. */
const deleteAgainMs = 60_000

/**
 * Stores the problems in Payload's key-value table. Only a rejected key, a failing provider and one that does not
 * respond are problems; with any other status the provider has understood the call.
 */
export function payloadProviderProblems({ db }: Pick<Connection, 'db'>, log: Log, now: () => Date): ProviderProblems {
  const deletedAt = new Map<ProviderService, number>()

  async function storeFailure(service: ProviderService, status: number | null): Promise<void> {
    deletedAt.delete(service)
    const at = now().toISOString()
    const problem: ProviderProblem = { since: at, last: at, status }
    const data = JSON.stringify(problem)
    // The time of the first failure is retained as long as the status is the same.
    await db.execute(sql`
      insert into payload_kv (key, data) values (${providerProblemKey(service)}, ${data}::jsonb)
      on conflict (key) do update set data = case
        when payload_kv.data -> 'status' = excluded.data -> 'status'
        then jsonb_set(excluded.data, '{since}', payload_kv.data -> 'since')
        else excluded.data
      end`)
  }

  /** Another process may have stored a problem, so a success deletes it at most once a minute. */
  async function deleteProblem(service: ProviderService): Promise<void> {
    const time = now().getTime()
    if (time - (deletedAt.get(service) ?? -deleteAgainMs) < deleteAgainMs) return
    await db.execute(sql`delete from payload_kv where key = ${providerProblemKey(service)}`)
    deletedAt.set(service, time)
  }

  return {
    async record(service, status) {
      const isProblem = status === null || status >= 500 || isKeyRejected(status)
      try {
        await (isProblem ? storeFailure(service, status) : deleteProblem(service))
      } catch (error) {
        log({ level: 'error', event: 'provider-problem-not-stored', ...describeError(error) })
      }
    },
  }
}
