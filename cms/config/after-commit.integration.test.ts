import type { PayloadRequest } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { afterCommit } from './after-commit.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Writes a city in a transaction, and waits for its end. @returns how many cities others could read then, or null before it */
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

test('what waits for a transaction runs when others can read what it wrote', async () => {
  expect(await write('Denpasar', commitTransaction)).toBe(1)
})

test('what waits for a transaction that is taken back never runs', async () => {
  expect(await write('Ubud', killTransaction)).toBeNull()
})

test('outside of a transaction it runs at once', async () => {
  let runs = 0
  await afterCommit({}, () => {
    runs += 1
  })
  expect(runs).toBe(1)
})
