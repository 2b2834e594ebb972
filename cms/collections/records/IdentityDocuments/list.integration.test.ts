import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'
import { canOpenDocuments, createTraveller } from '../../../testing/people.ts'

let company: Company
let cai = 0
beforeAll(async () => {
  company = await startCompany()
  const { payload } = company.cms
  const { account } = await createTraveller(company.cms, 'cai@example.com')
  cai = account.id
  await payload.update({ collection: 'travellers', id: cai, data: { full_name: 'Cai Morgan' } })
  await payload.create({ collection: 'identity-documents', data: { traveller: cai, state: 'in_review' } })
})
afterAll(() => company.cms.stop())

/** Returns the travellers in the list in its default order. */
async function travellersListed(search = ''): Promise<number[]> {
  const { payload, config } = company.cms
  const collection = 'identity-documents'
  const collectionConfig = config.collections.find(({ slug }) => slug === collection)
  if (!collectionConfig) throw new Error('The collection is gone.')
  const where = mergeListSearchAndWhere({ collectionConfig, search })
  const user = { ...company.staff.account, collection: 'users' as const, ...canOpenDocuments }
  const { docs } = await payload.find({ collection, where, user, overrideAccess: false, depth: 0 })
  return docs.map(({ traveller }) => Number(traveller))
}

describe('the list of identity documents', () => {
  test('starts with the documents in review, oldest first, followed by the decided documents', async () => {
    const [ayu, ben] = [company.ayu.account.id, company.ben.account.id]
    expect(await travellersListed()).toEqual([ayu, ben, cai])
    const path = `identity-documents/${company.ofAyu.document.id}`
    expect((await company.rest(company.staff.token, 'PATCH', path, { state: 'verified' })).status).toBe(200)
    expect(await travellersListed()).toEqual([ben, cai, ayu])
  })

  test.each(['cai@ex', 'morgan'])(
    'can be searched by a part of the email address or name of the traveller: %j',
    async (search) => {
      expect(await travellersListed(search)).toEqual([cai])
    },
  )
})
