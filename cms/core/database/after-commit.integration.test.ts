import type { PayloadRequest } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

test('a callback that fails is logged, and neither the commit nor the other callbacks fail', async () => {
  const req = await createLocalReq({}, cms.payload)
  const logError = vi.spyOn(cms.payload.logger, 'error').mockReturnValue(undefined)
  await initTransaction(req)
  const failure = new Error('The callback is broken.')
  const otherCallback = vi.fn()
  await cms.payload.create({ collection: 'cities', data: { name: 'Gianyar' }, req })
  await afterCommit(req, () => {
    throw failure
  })
  await afterCommit(req, otherCallback)
  await commitTransaction(req)
  expect(otherCallback).toHaveBeenCalledOnce()
  expect(logError).toHaveBeenCalledWith({ err: failure, msg: 'work after a commit failed' })
  logError.mockRestore()
})

test('afterCommit runs the callback immediately if no transaction is open', async () => {
  let runs = 0
  await afterCommit({}, () => {
    runs += 1
  })
  expect(runs).toBe(1)
})
