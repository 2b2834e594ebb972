import pg from 'pg'
import type { Ledger } from './ledger.ts'
import { checkIdleState } from './rules/idle-state.ts'
import { checkPayments } from './rules/payments.ts'
import { checkResponses } from './rules/responses.ts'
import { checkRows } from './rules/rows.ts'
import type { World } from './world.ts'

/** Checks everything that must be true at the end. Returns a text for each violation. */
export async function findViolations(world: World, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.database.url })
  await client.connect()
  try {
    const { servers, sandbox, cookies } = world
    const paidInvoices = sandbox.invoices.list({ statuses: ['PAID', 'SETTLED'], limit: Number.MAX_SAFE_INTEGER })
    return [
      ...new Set(ledger.complaints),
      ...servers.flatMap(({ address, unexpectedExits }) =>
        unexpectedExits.map((how) => `The process at ${address} ended ${how}.`),
      ),
      ...(await checkIdleState(client, ledger, servers, cookies)),
      ...(await checkRows(client)),
      ...(await checkResponses(client, ledger, world.content)),
      ...(await checkPayments(client, paidInvoices)),
    ]
  } finally {
    await client.end()
  }
}
