import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTour } from '../testing/content.ts'
import { createCmsUser } from '../testing/people.ts'
import { createRecords } from '../testing/records.ts'
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
  token = (await createCmsUser(cms, 'staff')).token
  await createRecords(cms.payload, id, (await createTour(cms.payload)).id)
})
afterAll(() => cms.stop())

test.each(['bookings', 'invoices', 'holds', 'payment-events', 'refunds', 'outgoing-mails'])(
  'the API returns a list of %s at every depth, although its relations are circular',
  async (collection) => {
    for (const depth of [0, 1, 2, 3]) {
      const response = await cms.call('GET', `/api/${collection}?limit=2&depth=${depth}`, { token })
      expect([depth, response.status]).toEqual([depth, 200])
    }
  },
  10_000,
)
