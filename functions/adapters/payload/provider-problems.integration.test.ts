import { providerProblemKey, providerProblemSchema } from '@nusa/shared/operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../dev/sandbox/testing.ts'
import { createTestDatabase } from '../../../dev/testing/database.ts'
import type { LogEntry } from '../../ports/deps.ts'
import { xenditProvider } from '../xendit/provider.ts'
import { xenditRefunds } from '../xendit/refunds.ts'
import { type Connection, connect } from './connect.ts'
import { createProblemStore } from './problem-store.ts'
import { createProviderProblems } from './provider-problems.ts'

let connection: Connection
let sandbox: TestSandbox
beforeAll(async () => {
  const database = await createTestDatabase()
  connection = await connect({ databaseUrl: database.url, secret: 'a secret only for tests' })
  sandbox = await startTestSandbox()
})
afterAll(async () => {
  await connection.close()
  await sandbox.stop()
})
beforeEach(async () => {
  await connection.db.execute(sql`delete from payload_kv`)
})

const start = Date.parse('2026-11-28T10:00:00Z')

/** Simulates a process of the functions. `at` returns its calls to Xendit at a number of seconds after the start. */
function createProcess(secretKey: string, db: Connection['db'] = connection.db) {
  let seconds = 0
  const log: LogEntry[] = []
  const push = (entry: LogEntry) => void log.push(entry)
  const problems = createProviderProblems(createProblemStore({ db }, push, () => new Date(start + seconds * 1000)))
  const options = { secretKey, url: sandbox.url, log: push, problems }
  const at = (time: number) => {
    seconds = time
    return { invoices: xenditProvider(options), refunds: xenditRefunds(options) }
  }
  return { at, log, problems }
}

async function read(service: 'invoices' | 'refunds') {
  const { rows } = await connection.db.execute(
    sql`select data from payload_kv where key = ${providerProblemKey(service)}`,
  )
  return rows[0] ? providerProblemSchema.parse(rows[0].data) : null
}

test('a rejected API key is stored as a problem of a Xendit service after the first rejected call to that service', async () => {
  const { at } = createProcess('xnd_development_wrong')
  await at(0).invoices.get('unknown')
  await at(90).invoices.listPaid(new Date(start), null)
  expect(await read('invoices')).toEqual({
    since: '2026-11-28T10:00:00.000Z',
    last: '2026-11-28T10:01:30.000Z',
    status: 401,
  })
  expect(await read('refunds')).toBeNull()
  await at(120).refunds.get('unknown')
  expect(await read('refunds')).toMatchObject({ since: '2026-11-28T10:02:00.000Z', status: 401 })
})

test('a call with a valid API key ends the problem, even if it finds nothing or another process stored the problem', async () => {
  const [working, broken] = [createProcess(sandbox.secretKey), createProcess('xnd_development_wrong')]
  await working.at(0).invoices.get('unknown')
  await broken.at(10).invoices.get('unknown')
  await broken.at(10).refunds.get('unknown')
  await working.at(61).invoices.get('unknown')
  await working.at(61).refunds.get('unknown')
  expect([await read('invoices'), await read('refunds')]).toEqual([null, null])
})

test('a different HTTP status starts a new problem, and a response that rejects the input is not a problem', async () => {
  const { at, problems } = createProcess('xnd_development_wrong')
  await problems.record('invoices', null)
  await at(30).invoices.get('unknown')
  expect(await read('invoices')).toMatchObject({ since: '2026-11-28T10:00:30.000Z', status: 401 })
  for (const status of [400, 404, 409, 429]) await problems.record('refunds', status)
  expect(await read('refunds')).toBeNull()
})

test('a problem that cannot be stored is logged, and the call to Xendit still returns its result', async () => {
  const failing = { execute: () => Promise.reject(new Error('the database is away')) }
  const { at, log } = createProcess(sandbox.secretKey, failing as unknown as Connection['db'])
  expect(await at(0).invoices.get('unknown')).toBeNull()
  expect(log).toMatchObject([
    { event: 'xendit-failed' },
    { level: 'error', event: 'problem-not-stored', error: expect.stringContaining('away') },
  ])
})
