import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../testing/people.ts'
import { createSamples } from '../testing/samples.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let token = ''
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  samples = await createSamples(cms)
})
afterAll(() => cms.stop())

/** Sends the request of a list action, which changes all selected entries together. */
async function send(method: string, address: string, body?: object) {
  const response = await cms.call(method, `/api/${address}`, { token, body })
  const { docs = [], doc, errors = [] } = await response.json()
  return { status: response.status, count: docs.length, id: doc?.id, errors }
}

test.each(['tours', 'pages', 'articles', 'destinations', 'categories', 'hotels'] as const)(
  'editors can edit, unpublish and delete several %s at once',
  async (collection) => {
    const create = async (slug: string) =>
      (await send('POST', collection, { ...samples[collection], id: undefined, slug, _status: 'published' })).id
    const ids = [await create('the-first'), await create('the-second')]
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
