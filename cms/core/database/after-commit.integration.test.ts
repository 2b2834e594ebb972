import type { PayloadRequest } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { afterCommit } from './after-commit.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/**
 * Creates a city in a transaction, and ends the transaction with `end`. Returns how many cities the callback could read
 * through another connection, or null if the callback did not run.
 */
async function write(name: string, end: (req: PayloadRequest) => Promise<void>) {
  const req = await createLocalReq({}, cms.payload)
  await initTransaction(req)
  let seen: Promise<number> | null = null
  const count = async () =>
    (await cms.payload.count({ collection: 'cities', where: { name: { equals: name } } })).totalDocs
  await cms.payload.create({ collection: 'cities', data: { name }, req })
  await afterCommit(req, () => {
    seen = count()
  })
  expect(seen).toBeNull()
  await end(req)
  return seen
}

test('afterCommit runs the callback after other connections can read the written data', async () => {
  expect(await write('Denpasar', commitTransaction)).toBe(1)
})

test('afterCommit never runs the callback of a transaction that is rolled back', async () => {
  expect(await write('Ubud', killTransaction)).toBeNull()
})

test('afterCommit runs the callback immediately if no transaction is open', async () => {
  let runs = 0
  await afterCommit({}, () => {
    runs += 1
  })
  expect(runs).toBe(1)
})
