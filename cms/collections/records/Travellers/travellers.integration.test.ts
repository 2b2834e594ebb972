import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

test('CMS users cannot change several travellers with one request', async () => {
  const { admin, ayu, ben, cms, rest } = company
  const many = `travellers?where[id][in]=${ayu.account.id},${ben.account.id}`
  for (const change of [{ city: 'Ubud' }, { blocked: true }]) {
    const response = await rest(admin.token, 'PATCH', many, change)
    expect(response.status).toBe(403)
  }
  const { docs } = await cms.payload.find({ collection: 'travellers', where: { city: { equals: 'Ubud' } } })
  expect(docs).toEqual([])
})

test('only administrators can set a new password for a traveller', async () => {
  for (const [who, isOffered] of [
    [company.admin, true],
    [company.staff, false],
  ] as const) {
    const { fields } = (await (await company.rest(who.token, 'GET', 'access')).json()).collections.travellers
    // The form offers a new password if the response does not mention the field.
    expect(fields === true || fields.password === undefined || fields.password.update === true).toBe(isOffered)
  }
})

test('staff cannot decide about several documents with one request', async () => {
  const { staff, ofAyu, ofBen, cms, rest } = company
  const many = `identity-documents?where[id][in]=${ofAyu.document.id},${ofBen.document.id}`
  expect((await rest(staff.token, 'PATCH', many, { state: 'verified' })).status).toBe(403)
  const { docs } = await cms.payload.find({ collection: 'identity-documents', depth: 0 })
  expect(docs.map(({ state }) => state)).toEqual(['in_review', 'in_review'])
})
