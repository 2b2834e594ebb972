import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../dev/testing/database.ts'
import { createPaymentLock } from './payment-lock.ts'

let database: TestDatabase
let lockPool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  lockPool = new pg.Pool({ connectionString: database.url, max: 2, connectionTimeoutMillis: 1000 })
})
afterAll(async () => {
  await lockPool.end()
  await database.drop()
})

const busy = { failure: 'payment_busy' }

/** Returns work that lasts until the test releases it. */
function startLongWork() {
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<string>()
  const work = () => {
    begun.resolve()
    return done.promise
  }
  return { work, begun: begun.promise, end: () => done.resolve('done') }
}

test('the payment lock returns payment_busy if no database connection becomes free in time', async () => {
  const lock = createPaymentLock({ lockPool })
  const slow = [startLongWork(), startLongWork()]
  const running = slow.map(({ work }, index) => lock(`invoice-${index}`, work))
  await Promise.all(slow.map(({ begun }) => begun))
  expect(await lock('another', async () => 'done')).toMatchObject(busy)
  for (const { end } of slow) end()
  expect(await Promise.all(running)).toEqual(['done', 'done'])
  expect(await lock('another', async () => 'done')).toBe('done')
})

test('the payment lock does not run the work and returns payment_busy if the invoice is not unlocked in time', async () => {
  const lock = createPaymentLock({ lockPool }, 50)
  const slow = startLongWork()
  const running = lock('invoice', slow.work)
  await slow.begun
  for (const _turn of [1, 2, 3]) expect(await lock('invoice', async () => 'done')).toMatchObject(busy)
  expect(await lock('another', async () => 'done')).toBe('done')
  slow.end()
  expect(await running).toBe('done')
})

test('the payment lock passes an error of the work to the caller and is released', async () => {
  const lock = createPaymentLock({ lockPool })
  await expect(lock('invoice', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await lock('invoice', async () => 'done')).toBe('done')
})
