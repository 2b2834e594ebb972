import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTour } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

/** 26 November, as sent by the date picker of a filter. */
const day = '2026-11-26T12:00:00.000Z'
const moments = {
  'the evening before': '2026-11-25T15:59:59.999Z',
  midnight: '2026-11-25T16:00:00.000Z',
  'the last moment': '2026-11-26T15:59:59.999Z',
  'the next day': '2026-11-26T16:00:00.000Z',
}
let cms: TestCms
let token = ''

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  for (const [title, createdAt] of Object.entries(moments)) await createTour(cms.payload, { title, createdAt })
})
afterAll(() => cms.stop())

test.each([
  ['equals', ['midnight', 'the last moment']],
  ['in', ['midnight', 'the last moment']],
  ['not_equals', ['the evening before', 'the next day']],
  ['not_in', ['the evening before', 'the next day']],
  ['greater_than', ['the next day']],
  ['greater_than_equal', ['midnight', 'the last moment', 'the next day']],
  ['less_than', ['the evening before']],
  ['less_than_equal', ['the evening before', 'midnight', 'the last moment']],
])('a list filter with "%s" compares whole days in Bali', async (operator, titles) => {
  const query = new URLSearchParams({ [`where[createdAt][${operator}]`]: day, sort: 'createdAt', limit: '9' })
  const response = await cms.call('GET', `/api/tours?${query}`, { token })
  const { docs } = z.object({ docs: z.array(z.object({ title: z.string() })) }).parse(await response.json())
  expect(docs.map(({ title }) => title)).toEqual(titles)
})

test('filters in the Local API compare exact times', async () => {
  const { docs } = await cms.payload.find({ collection: 'tours', where: { createdAt: { greater_than: day } } })
  expect(docs.map(({ title }) => title).toSorted()).toEqual(['the last moment', 'the next day'])
})
