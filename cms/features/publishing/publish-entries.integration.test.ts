import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import type { EntryOutcome } from './entry-outcome.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const send = (ids: unknown[], collection = 'tours', { token } = company.editor) =>
  company.rest(token, 'POST', `publish-entries/${collection}`, { ids })
const outcomes = async (ids: unknown[], collection = 'tours'): Promise<EntryOutcome[]> =>
  (await (await send(ids, collection)).json()).outcomes
const draft = async (data: object, collection = 'tours'): Promise<number> => {
  const response = await company.rest(company.editor.token, 'POST', `${collection}?draft=true`, {
    ...data,
    _status: 'draft',
  })
  return (await response.json()).doc.id
}
const live = (id: number) => company.cms.payload.findByID({ collection: 'tours', id, depth: 0 })

describe('the endpoint for publishing several entries', () => {
  test('publishes each entry separately and reports the entry, field and rule of each fault', async () => {
    const valid = await draft({ title: 'Good', tour_type: 'single_day' })
    const invalid = await draft({
      title: 'Bad',
      tour_type: 'single_day',
      price: 0,
      pricing: [{ name: 'Van', type: 'per_package', market: 'all' }],
    })
    const { id: known } = await createTour(company.cms.payload, { title: 'Known' })
    await company.rest(company.editor.token, 'PATCH', `tours/${known}?draft=true`, { price: 950_000 })
    expect(await outcomes([valid, invalid, known])).toEqual([
      { id: valid, title: 'Good', kind: 'published', faults: [] },
      {
        id: invalid,
        title: 'Bad',
        kind: 'refused',
        faults: [
          { field: 'Prices › Price without packages', message: 'This price must be above zero.' },
          { field: 'Prices › Packages 1 › Price', message: expect.stringMatching(/^This package has no price yet/) },
        ],
      },
      { id: known, title: 'Known', kind: 'published', faults: [] },
    ])
    expect([await live(valid), await live(invalid), await live(known)]).toMatchObject([
      { _status: 'published' },
      { _status: 'draft' },
      { _status: 'published', price: 950_000 },
    ])
    const { docs } = await company.cms.payload.find({ collection: 'audit-log', sort: '-id', limit: 2 })
    expect(docs).toMatchObject([
      { title: 'Known', who: 'editor', operation: 'update' },
      { title: 'Good', who: 'editor', operation: 'update' },
    ])
  })

  test.each(['pages', 'articles', 'destinations', 'categories', 'hotels'])(
    'publishes complete drafts of the collection %j, and refuses incomplete drafts',
    async (collection) => {
      const id = await draft(
        {
          title: 'Ready',
          name: 'Ready',
          category: 'News',
          author: 'Ayu',
          excerpt: 'x',
          published_at: '2026-11-21T06:00:00.000Z',
        },
        collection,
      )
      const empty = await draft({ slug: 'nothing-yet' }, collection)
      expect(await outcomes([id, empty], collection)).toMatchObject([
        { title: 'Ready', kind: 'published' },
        {
          kind: 'refused',
          faults: expect.arrayContaining([
            { field: expect.stringMatching(/Title|Name/), message: 'This field is required.' },
          ]),
        },
      ])
    },
  )

  test('reports a live entry as unchanged, and a missing entry as refused', async () => {
    const { id } = await createTour(company.cms.payload, { title: 'Live' })
    expect(await outcomes([id, 999_999])).toMatchObject([
      { title: 'Live', kind: 'unchanged' },
      { title: '999999', kind: 'refused', faults: [{ field: '' }] },
    ])
  })
})

test('the endpoint for publishing several entries returns the ids of the entries to publish in a filtered list', async () => {
  const first = await draft({ title: 'Sunset one', tour_type: 'single_day' })
  const second = await draft({ title: 'Sunset two', tour_type: 'single_day' })
  await createTour(company.cms.payload, { title: 'Sunset three' })
  const list = async (query: string) =>
    (await (await company.rest(company.editor.token, 'GET', `publish-entries/tours${query}`)).json()).ids.sort()
  expect(await list('?search=sunset')).toEqual([first, second])
  expect(await list('?where[or][0][and][0][title][contains]=two&search=sunset')).toEqual([second])
})

test('only editors and administrators can publish several entries, at most 20 at once, in collections with drafts', async () => {
  const id = await draft({ title: 'Mine', tour_type: 'single_day' })
  for (const { token } of [company.staff, company.ayu, { token: '' }]) {
    expect((await company.rest(token, 'POST', 'publish-entries/tours', { ids: [id] })).status).toBe(403)
    expect((await company.rest(token, 'GET', 'publish-entries/tours')).status).toBe(403)
  }
  expect((await send([id], 'cars')).status).toBe(404)
  expect((await send([id], 'users')).status).toBe(404)
  for (const ids of [[], Array.from({ length: 21 }, (_, index) => index), [{}]])
    expect((await send(ids)).status).toBe(400)
  expect((await live(id))._status).toBe('draft')
})
