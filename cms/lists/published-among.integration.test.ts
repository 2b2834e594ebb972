import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTour } from '../testing/content.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { publishedAmong } from './published-among.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('returns live entries, even with a newer draft, but not those that were live before', async () => {
  const make = async (title: string, _status: 'draft' | 'published') =>
    (await makeTour(cms.payload, { title, _status })).id
  const change = (id: number, data: { title?: string; _status?: 'draft' | 'published' }, draft = false) =>
    cms.payload.update({ collection: 'tours', id, data, draft })
  const [live, changed, never, once] = [
    await make('Live', 'published'),
    await make('Changed', 'published'),
    await make('Never', 'draft'),
    await make('Once', 'published'),
  ]
  await change(changed, { title: 'Changed again', _status: 'draft' }, true)
  await change(once, { title: 'Once more', _status: 'draft' }, true)
  await change(once, { _status: 'published' })
  await change(once, { _status: 'draft' })
  const found = await publishedAmong(cms.payload, 'tours', [live, changed, never, once])
  expect([...found.keys()].toSorted()).toEqual([live, changed].toSorted())
})
