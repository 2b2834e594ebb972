import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const boats = [
  { hours_before: 24, refund_percent: 50 },
  { hours_before: 72, refund_percent: 100 },
]

let policies = 0
async function create(tiers: object[]) {
  policies += 1
  const response = await company.cms.call('POST', '/api/cancellation-policies', {
    token: company.editor.token,
    body: { name: `Boat trips ${policies}`, tiers },
  })
  const { doc, errors } = await response.json()
  return { status: response.status, doc, message: JSON.stringify(errors ?? '') }
}

test('an editor creates a policy, which is stored from the longest to the shortest notice', async () => {
  const { status, doc } = await create(boats)
  expect(status).toBe(201)
  expect(doc.tiers.map(({ hours_before }: { hours_before: number }) => hours_before)).toEqual([72, 24])
})

test.each([
  ['without rows', [], 'Please add at least one row.'],
  ['with the same hours twice', [boats[0], { ...boats[0], refund_percent: 60 }], 'same number of hours'],
  ['that refunds less for more notice', [boats[0], { hours_before: 72, refund_percent: 40 }], 'must not refund less'],
  ['with more than 100 percent', [{ hours_before: 24, refund_percent: 101 }], 'Must be 100 or less.'],
  ['with a negative notice', [{ hours_before: -1, refund_percent: 50 }], 'Must be 0 or more.'],
])('an editor cannot create a policy %s', async (_what, tiers, message) => {
  const refused = await create(tiers.filter((tier) => tier !== undefined))
  expect(refused.status).toBe(400)
  expect(refused.message).toContain(message)
})

test('a policy that a tour, a room or the settings use cannot be deleted', async () => {
  const { doc: policy } = await create(boats)
  const { payload } = company.cms
  const { editor } = company
  const remove = () => company.cms.call('DELETE', `/api/cancellation-policies/${policy.id}`, { token: editor.token })
  const tour = await payload.create({
    collection: 'tours',
    data: {
      ...{ title: 'Boat day', slug: 'boat-day', tour_type: 'single_day' },
      ...{ cancellation_policy_id: policy.id, _status: 'published' },
    },
  })
  const usedByTour = await remove()
  expect([usedByTour.status, JSON.stringify(await usedByTour.json())]).toEqual([
    409,
    expect.stringContaining('is still used by 1 tour (Boat day)'),
  ])
  await payload.delete({ collection: 'tours', id: tour.id })
  await payload.updateGlobal({ slug: 'settings', data: { cancellation_policy_id: policy.id } })
  const usedBySettings = await remove()
  expect(JSON.stringify(await usedBySettings.json())).toContain('is still used by the Settings')
  await payload.updateGlobal({ slug: 'settings', data: { cancellation_policy_id: null } })
  expect((await remove()).status).toBe(200)
})
