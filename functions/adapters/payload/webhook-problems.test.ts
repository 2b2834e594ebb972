import { expect, test } from 'vitest'
import type { LogEntry } from '../../ports/deps.ts'
import type { Connection } from './connect.ts'
import { createProblemStore } from './problem-store.ts'
import { createWebhookProblems } from './webhook-problems.ts'

test('webhook problems that cannot be stored are logged, so that webhooks and the reconciliation still succeed', async () => {
  const execute = () => Promise.reject(new Error('the database is away'))
  const connection = { db: { execute } as unknown as Connection['db'] }
  const log: LogEntry[] = []
  const store = createProblemStore(
    connection,
    (entry) => void log.push(entry),
    () => new Date(),
  )
  const problems = createWebhookProblems(connection, store, () => new Date())
  expect(await problems.recordRefused('invoice-1')).toBe(false)
  await problems.recordFoundPayment('invoice-1')
  await problems.recordAccepted()
  const entry = { level: 'error', event: 'problem-not-stored', error: expect.stringContaining('away') }
  expect(log).toMatchObject([entry, entry, entry])
})
