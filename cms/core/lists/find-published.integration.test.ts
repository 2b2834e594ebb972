import type { Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTour } from '../../testing/content.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { findPublishedIds } from './find-published.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('findPublishedIds returns the live entries, even if the published version is no longer stored', async () => {
  const create = async (title: string, _status: 'draft' | 'published') =>
    (await createTour(cms.payload, { title, _status })).id
  const change = (id: number, data: { title?: string; _status?: 'draft' | 'published' }, draft = false) =>
    cms.payload.update({ collection: 'tours', id, data, draft })
  const [live, changed, never, once] = [
    await create('Live', 'published'),
    await create('Changed', 'published'),
    await create('Never', 'draft'),
    await create('Once', 'published'),
  ]
  await change(changed, { title: 'Changed again', _status: 'draft' }, true)
  // After twenty newer drafts, the published version is no longer stored.
  const publishedVersion: Where = {
    and: [{ parent: { equals: changed } }, { 'version._status': { equals: 'published' } }],
  }
  await cms.payload.db.deleteVersions({ collection: 'tours', where: publishedVersion })
  await change(once, { title: 'Once more', _status: 'draft' }, true)
  await change(once, { _status: 'published' })
  await change(once, { _status: 'draft' })
  const found = await findPublishedIds(cms.payload, 'tours', [live, changed, never, once])
  expect([...found.keys()].toSorted()).toEqual([live, changed].toSorted())
})
