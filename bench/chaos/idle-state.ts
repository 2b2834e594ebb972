import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { callApi } from './call-api.ts'
import type { Ledger } from './cart.ts'
import type { RestartingServer } from './server.ts'

/** Number of concurrent calls per process: more than its database connections. */
const crowd = 16
/** The maximum time (ms) for work to finish after the last call. */
const timeoutMs = 5000

/** Checks that every process still responds, and that no transaction or lock is held without need. */
export async function checkIdleState(
  client: Client,
  ledger: Ledger,
  servers: readonly RestartingServer[],
  cookies: readonly string[],
): Promise<string[]> {
  const results = await Promise.all(
    servers.flatMap(({ address }) =>
      Array.from({ length: crowd }, (_, number) =>
        callApi(ledger, `${address}/api/bookings?when=past`, {
          method: 'GET',
          cookie: cookies[number % cookies.length] ?? '',
        }),
      ),
    ),
  )
  const failedCount = results.filter((result) => result === 'nothing' || 'refused' in result).length
  const heldLocks = await findHeldLocks(client)
  return [
    ...(failedCount > 0
      ? [`${failedCount} of ${results.length} calls had no response after the failures had ended.`]
      : []),
    ...heldLocks.map((what) => `A process still holds ${what}.`),
  ]
}

async function findHeldLocks(client: Client): Promise<string[]> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const { rows } = await client.query<{ what: string }>(
      `select concat('a transaction (', state, '): ', left(query, 80)) as what from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle'
       union all select concat('an advisory lock of process ', pid) from pg_locks where locktype = 'advisory'`,
    )
    if (rows.length === 0 || performance.now() > deadline) return rows.map(({ what }) => what)
    await wait(200)
  }
}
