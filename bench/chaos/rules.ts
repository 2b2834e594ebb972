import pg from 'pg'
import type { Ledger } from './ledger.ts'
import { checkAtRest } from './rules/at-rest.ts'
import { checkPayments } from './rules/payments.ts'
import { checkRows } from './rules/rows.ts'
import { checkTold } from './rules/told.ts'
import type { World } from './world.ts'

/** Checks everything that must be true at the end. Returns a text for each violation. */
export async function findViolations(world: World, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.database.url })
  await client.connect()
  try {
    const { servers, sandbox, cookies } = world
    const paidThere = sandbox.invoices.list({ statuses: ['PAID', 'SETTLED'], limit: Number.MAX_SAFE_INTEGER })
    return [
      ...new Set(ledger.complaints),
      ...servers.flatMap(({ address, deaths }) => deaths.map((how) => `The process at ${address} ended ${how}.`)),
      ...(await checkAtRest(client, ledger, servers, cookies)),
      ...(await checkRows(client)),
      ...(await checkTold(client, ledger, world.content)),
      ...(await checkPayments(client, paidThere)),
    ]
  } finally {
    await client.end()
  }
}
