import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { inTransaction } from './request-transaction.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const newRequest = () => createLocalReq({}, cms.payload)
const createCity = (name: string, req: PayloadRequest) =>
  cms.payload.create({ collection: 'cities', data: { name }, req })
const countCities = async (name: string) =>
  (await cms.payload.count({ collection: 'cities', where: { name: { equals: name } } })).totalDocs

test('inTransaction commits a new transaction and returns the result of the work', async () => {
  const req = await newRequest()
  expect((await inTransaction(req, () => createCity('Denpasar', req))).name).toBe('Denpasar')
  expect(await countCities('Denpasar')).toBe(1)
})

test('inTransaction leaves the transaction of the caller open', async () => {
  const req = await newRequest()
  await initTransaction(req)
  await inTransaction(req, () => createCity('Ubud', req))
  expect(await countCities('Ubud')).toBe(0)
  await killTransaction(req)
  expect(await countCities('Ubud')).toBe(0)
})

test('inTransaction rolls back if the work throws', async () => {
  const req = await newRequest()
  const work = async () => {
    await createCity('Singaraja', req)
    throw new Error('The work failed.')
  }
  await expect(inTransaction(req, work)).rejects.toThrow('The work failed.')
  expect(await countCities('Singaraja')).toBe(0)
})

test('inTransaction rolls back and returns the result if `canCommit` returns false', async () => {
  const req = await newRequest()
  const work = async () => {
    await createCity('Amlapura', req)
    return { ok: false }
  }
  expect(await inTransaction(req, work, ({ ok }) => ok)).toEqual({ ok: false })
  expect(await countCities('Amlapura')).toBe(0)
})
