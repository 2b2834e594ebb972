import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTour } from '../testing/content.ts'
import { makeCmsUser } from '../testing/people.ts'
import { makeRecords } from '../testing/records.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let token = ''

beforeAll(async () => {
  cms = await startCms()
  const { id } = await cms.payload.create({
    collection: 'travellers',
    data: { email: 'ayu@example.com', password: 'A-Password-1' },
    disableVerificationEmail: true,
  })
  token = (await makeCmsUser(cms, 'staff')).token
  await makeRecords(cms.payload, id, (await makeTour(cms.payload)).id)
})
afterAll(() => cms.stop())

test.each(['bookings', 'invoices', 'holds', 'payment-events', 'refunds', 'outgoing-mails'])(
  'returns a list of %s at every depth, although its relations are circular',
  async (collection) => {
    for (const depth of [0, 1, 2, 3]) {
      const answer = await cms.call('GET', `/api/${collection}?limit=2&depth=${depth}`, { token })
      expect([depth, answer.status]).toEqual([depth, 200])
    }
  },
  10_000,
)
