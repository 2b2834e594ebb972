import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

test('colleagues change travelers one by one only', async () => {
  const { admin, ayu, ben, cms, rest } = company
  const many = `travellers?where[id][in]=${ayu.account.id},${ben.account.id}`
  for (const change of [{ city: 'Ubud' }, { blocked: true }]) {
    const answer = await rest(admin.token, 'PATCH', many, change)
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([400, 'Please change these one by one.'])
  }
  const { docs } = await cms.payload.find({ collection: 'travellers', where: { city: { equals: 'Ubud' } } })
  expect(docs).toEqual([])
})
