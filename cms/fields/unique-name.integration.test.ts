import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'

let company: Company
let city_id: number
beforeAll(async () => {
  company = await startCompany()
  city_id = (await company.cms.payload.create({ collection: 'cities', data: { name: 'Denpasar' } })).id
})
afterAll(() => company.cms.stop())

const zone = { surcharge: 0, surcharge_per: 'person' as const, offset_minutes: 60 }

test.each([
  ['pickup-zones', 'pickup zone', zone],
  ['cancellation-policies', 'cancellation policy', { tiers: [{ hours_before: 24, refund_percent: 50 }] }],
  ['areas', 'area', {}],
  ['cities', 'city', {}],
  ['car-categories', 'car category', {}],
  ['airports', 'airport', {}],
])('two entries of the collection %j cannot have the same name', async (collection, label, fields) => {
  const create = async (name: string) => {
    const body = { name, ...fields, ...(collection === 'airports' && { city_id }) }
    const response = await company.cms.call('POST', `/api/${collection}`, { token: company.editor.token, body })
    return { status: response.status, text: await response.text() }
  }
  expect((await create('Lovina')).status).toBe(201)
  const message = `Another ${label} has this name already: Lovina. Please choose another name.`
  expect(await create(' lovina')).toEqual({ status: 400, text: expect.stringContaining(message) })
})

test('entries that already share a name can be saved, and copies get other names', async () => {
  const { payload } = company.cms
  const data = { name: 'Ubud', ...zone }
  const [first, second] = await Promise.all([0, 0].map(() => payload.db.create({ collection: 'pickup-zones', data })))
  const save = async (changes: object) =>
    (await company.rest(company.editor.token, 'PATCH', `pickup-zones/${second?.id}`, changes)).status
  expect(await save({ name: 'Ubud', surcharge: 5000 })).toBe(200)
  expect(await save({ name: 'UBUD' })).toBe(400)
  expect(await save({ name: 'Canggu' })).toBe(200)
  const copy = async () =>
    (await payload.duplicate({ collection: 'pickup-zones', id: first?.id ?? 0, overrideAccess: true })).name
  expect([await copy(), await copy()]).toEqual(['Ubud (copy)', 'Ubud (copy 2)'])
})
