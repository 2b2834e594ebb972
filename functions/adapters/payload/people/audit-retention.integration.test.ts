import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const day = 24 * 60 * 60 * 1000

test('audit log entries are deleted after 400 days', async () => {
  const { payload } = shop.office
  const data = { who: 'Made', role: 'staff', colleague: 1, operation: 'update', kind: 'tours' } as const
  const { createdAt } = await payload.create({ collection: 'audit-log', data })
  const left = async (days: number) => {
    await shop.deps.housekeeping.deleteOutdated(new Date(Date.parse(createdAt) + days * day))
    return (await payload.count({ collection: 'audit-log' })).totalDocs
  }
  expect([await left(399), await left(401)]).toEqual([1, 0])
})
