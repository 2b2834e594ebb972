import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { callApi } from './call-api.ts'
import type { Ledger } from './cart.ts'
import type { RestartingServer } from './server.ts'

/** Each process gets more concurrent calls than it has database connections. */
const callsPerProcess = 16
const timeoutMs = 5000

/**
 * After the planned failures, every process must respond, and no process may hold a transaction or a lock. Returns a
 * message for each violation.
 */
export async function checkIdleState(
  client: Client,
  ledger: Ledger,
  servers: readonly RestartingServer[],
  cookies: readonly string[],
): Promise<string[]> {
  const results = await Promise.all(
    servers.flatMap(({ url }) =>
      Array.from({ length: callsPerProcess }, (_, index) =>
        callApi(ledger, `${url}/api/bookings?when=past`, {
          method: 'GET',
          cookie: cookies[index % cookies.length] ?? '',
        }),
      ),
    ),
  )
  const failedCount = results.filter((result) => result === 'no-response' || 'errorCode' in result).length
  const heldResources = await findHeldResources(client)
  return [
    ...(failedCount > 0
      ? [`${failedCount} of ${results.length} calls had no successful response after the planned failures had ended.`]
      : []),
    ...heldResources.map((description) => `A process still holds ${description}.`),
  ]
}

async function findHeldResources(client: Client): Promise<string[]> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const { rows } = await client.query<{ description: string }>(
      `select concat('a transaction (', state, '): ', left(query, 80)) as description from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle'
       union all select concat('an advisory lock of process ', pid) from pg_locks where locktype = 'advisory'`,
    )
    if (rows.length === 0 || performance.now() > deadline) return rows.map(({ description }) => description)
    await wait(200)
  }
}
