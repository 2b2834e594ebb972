import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { createSamples } from '../../testing/samples.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let token = ''
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  samples = await createSamples(cms)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await cms.payload.delete({ collection: 'audit-log', where: { id: { exists: true } } })
})

const kinds = ['tours', 'pages', 'articles', 'destinations', 'categories', 'hotels'] as const
type Kind = (typeof kinds)[number]
const nameOf = (kind: Kind) => ('name' in (samples[kind] ?? {}) ? 'name' : 'title')

async function send(method: string, address: string, body?: object) {
  const response = await cms.call(method, `/api/${address}`, { token, body })
  return { status: response.status, ...(await response.json()) }
}

const read = async (collection: CollectionSlug, id: number | string, draft: boolean) => ({
  ...(await cms.payload.findByID({ collection, id, draft, depth: 0 })),
})

/**
 * Creates an entry that was published, then saved as a draft, then published again. Returns its id and its versions,
 * oldest first.
 */
async function published(kind: Kind) {
  const name = nameOf(kind)
  const own = kind === 'hotels' ? { id: crypto.randomUUID() } : {}
  const body = { ...samples[kind], ...own, slug: crypto.randomUUID(), [name]: 'First', _status: 'published' }
  const { id } = (await send('POST', kind, body)).doc
  await send('PATCH', `${kind}/${id}?draft=true`, { [name]: 'Draft', _status: 'draft' })
  await send('PATCH', `${kind}/${id}`, { [name]: 'Second', _status: 'published' })
  const { docs } = await cms.payload.findVersions({
    collection: kind,
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  await cms.payload.delete({ collection: 'audit-log', where: { id: { exists: true } } })
  return { id, name, versions: docs.map((version) => version.id) }
}

describe.each(kinds)('an earlier version of an entry in %j', (kind) => {
  test('is restored as a draft if the version was a draft, and otherwise with the requested status', async () => {
    const { id, name, versions } = await published(kind)
    for (const query of ['', '?draft=false', '?draft=true']) {
      expect(await send('POST', `${kind}/versions/${versions[1]}${query}`)).toMatchObject({ status: 200 })
      expect(await read(kind, id, false)).toMatchObject({ [name]: 'Second', _status: 'published' })
      expect(await read(kind, id, true)).toMatchObject({ [name]: 'Draft', _status: 'draft' })
    }
    expect(await send('POST', `${kind}/versions/${versions[0]}?draft=true`)).toMatchObject({ status: 200 })
    expect(await read(kind, id, false)).toMatchObject({ [name]: 'Second', _status: 'published' })
    expect(await read(kind, id, true)).toMatchObject({ [name]: 'First', _status: 'draft' })
    expect(await send('POST', `${kind}/versions/${versions[0]}?draft=false`)).toMatchObject({ status: 200 })
    for (const draft of [false, true])
      expect(await read(kind, id, draft)).toMatchObject({ [name]: 'First', _status: 'published' })
    await cms.payload.delete({ collection: kind, id })
  })
})

test('an earlier draft of a page that the settings use can be restored, and the page stays published', async () => {
  const { id, versions } = await published('pages')
  expect((await cms.call('POST', '/api/globals/settings', { token, body: { terms_page: id } })).status).toBe(200)
  for (const version of versions)
    expect(await send('POST', `pages/versions/${version}?draft=true`)).toMatchObject({ status: 200 })
  expect(await send('POST', `pages/versions/${versions[1]}?draft=false`)).toMatchObject({ status: 200 })
  expect(await read('pages', id, false)).toMatchObject({ title: 'Second', _status: 'published' })
})

test('a restored draft is recorded in the audit log as a draft and not as unpublishing', async () => {
  const { versions } = await published('tours')
  await send('POST', `tours/versions/${versions[1]}?draft=false`)
  await send('POST', `tours/versions/${versions[0]}?draft=true`)
  await send('POST', `tours/versions/${versions[0]}?draft=false`)
  const { docs } = await cms.payload.find({ collection: 'audit-log', sort: 'id', depth: 0 })
  expect(docs.map(({ operation, title }) => [operation, title])).toEqual([
    ['draft', 'Draft'],
    ['draft', 'First'],
    ['update', 'First'],
  ])
  expect(docs[0]?.changes).toContainEqual({ field: 'title', before: 'Second', after: 'Draft' })
  expect(JSON.stringify(docs[0]?.changes)).not.toContain('_status')
  expect(JSON.stringify(docs[1]?.changes)).not.toContain('_status')
})

test('restoring a version returns 404 if the version is missing, and 403 for users without write access', async () => {
  expect(await send('POST', 'tours/versions/987654')).toMatchObject({ status: 404 })
  expect((await send('POST', 'tours/versions/none')).status).toBeLessThan(500)
  const { versions } = await published('articles')
  const staff = (await createCmsUser(cms, 'staff')).token
  for (const who of [staff, undefined]) {
    const response = await cms.call('POST', `/api/articles/versions/${versions[1]}`, who ? { token: who } : {})
    expect(response.status).toBe(403)
  }
})
