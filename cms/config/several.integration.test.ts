import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCmsUser } from '../testing/people.ts'
import { makeSamples } from '../testing/samples.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let token = ''
let samples: Awaited<ReturnType<typeof makeSamples>> = {}

beforeAll(async () => {
  cms = await startCms()
  token = (await makeCmsUser(cms, 'editor')).token
  samples = await makeSamples(cms)
})
afterAll(() => cms.stop())

/** Sends the request of a list action, which changes all selected entries at once. */
async function send(method: string, address: string, body?: object) {
  const answer = await cms.call(method, `/api/${address}`, { token, body })
  const { docs = [], doc, errors = [] } = await answer.json()
  return { status: answer.status, count: docs.length, id: doc?.id, errors }
}

test.each(['tours', 'pages', 'articles', 'destinations', 'categories', 'hotels'] as const)(
  'editors can edit, unpublish and delete several %s at once',
  async (collection) => {
    const make = async (slug: string) =>
      (await send('POST', collection, { ...samples[collection], id: undefined, slug, _status: 'published' })).id
    const ids = [await make('the-first'), await make('the-second')]
    const chosen = `${collection}?where[id][in]=${ids.join(',')}`
    const all = () => cms.payload.find({ collection, where: { id: { in: ids } }, depth: 0 })
    const title = 'name' in (samples[collection] ?? {}) ? 'name' : 'title'
    expect(await send('PATCH', `${chosen}&draft=true`, { [title]: 'Another', _status: 'published' })).toMatchObject({
      status: 200,
      count: 2,
    })
    expect((await all()).docs).toMatchObject(Array(2).fill({ [title]: 'Another', _status: 'published' }))
    expect(await send('PATCH', chosen, { _status: 'draft' })).toMatchObject({
      status: 200,
      count: 2,
    })
    expect((await all()).docs).toMatchObject(Array(2).fill({ _status: 'draft' }))
    expect(await send('DELETE', chosen)).toMatchObject({ status: 200, count: 2 })
    expect((await all()).totalDocs).toBe(0)
  },
)
