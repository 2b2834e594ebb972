import { buildConfig } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serveLocally } from '../../../dev/sandbox/testing.ts'
import { baseConfig } from '../../config/base.ts'
import { createTour } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { richTextEditor } from '../rich-text/editor.ts'
import { withBuildRequests } from './build-hook.ts'
import { PublisherStatusError, readPublishingProblem, recordCallFailure } from './problems.ts'

const requestBuild = vi.fn()
let cms: TestCms
let token = ''

beforeAll(async () => {
  cms = await startCms({}, (env) =>
    buildConfig({
      ...baseConfig(env, { extendContent: (collections) => withBuildRequests(collections, requestBuild) }),
      editor: richTextEditor(),
    }),
  )
  token = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

let address = ''
beforeEach(async () => {
  address = `/api/tours/${(await createTour(cms.payload, { slug: undefined })).id}`
  requestBuild.mockClear()
})

const send = async (query: string, body: object) => {
  expect((await cms.call('PATCH', `${address}${query}`, { token, body })).status).toBe(200)
}

test('a draft of a published entry requests no build', async () => {
  await send('?draft=true', { title: 'Not yet', _status: 'draft' })
  await send('?draft=true', { title: 'Not yet either', _status: 'draft' })
  expect(requestBuild).not.toHaveBeenCalled()
  await send('', { _status: 'published' })
  expect(requestBuild).toHaveBeenCalledOnce()
})

test('unpublishing an entry that has a newer draft requests a build', async () => {
  await send('?draft=true', { title: 'Not yet', _status: 'draft' })
  await send('', { _status: 'draft' })
  expect(requestBuild).toHaveBeenCalledOnce()
  await send('', { _status: 'draft' })
  expect(requestBuild).toHaveBeenCalledOnce()
})

test('unpublishing an entry in all locales, as the admin does, requests a build', async () => {
  await send('?draft=true', { title: 'Not yet', _status: 'draft' })
  await send('?unpublishAllLocales=true', { _status: 'draft' })
  expect(requestBuild).toHaveBeenCalledOnce()
})

test('restoring an older version requests a build', async () => {
  const { docs } = await cms.payload.findVersions({ collection: 'tours', sort: '-updatedAt', limit: 1 })
  await send('', { title: 'Another title' })
  requestBuild.mockClear()
  const version = `/api/tours/versions/${docs[0]?.id}`
  expect((await cms.call('POST', version, { token })).status).toBe(200)
  expect(requestBuild).toHaveBeenCalledOnce()
})

test('a new draft requests no build', async () => {
  await cms.payload.create({ collection: 'tours', data: { title: 'New', tour_type: 'single_day' }, draft: true })
  expect(requestBuild).not.toHaveBeenCalled()
})

test('changing several entries with one request requests a build', async () => {
  await send('?draft=true', { title: 'Not yet', _status: 'draft' })
  const where = '/api/tours?where[_status][equals]=published'
  expect((await cms.call('PATCH', where, { token, body: { _status: 'draft' } })).status).toBe(200)
  expect(requestBuild).toHaveBeenCalled()
})

test('a starting CMS reports a change that the previous process could not report', async () => {
  const reports: string[] = []
  const server = await serveLocally((request) => {
    reports.push(request.method)
    return new Response(null, { status: 202 })
  })
  const started = await startCms({ buildHookUrl: `${server.url}/build` })
  await started.config.onInit?.(started.payload)
  await recordCallFailure(started.payload, 'report', new PublisherStatusError(503))
  expect(reports).toEqual([])
  await started.config.onInit?.(started.payload)
  await vi.waitFor(async () => expect(await readPublishingProblem(started.payload, 'report')).toBeNull())
  expect(reports).toEqual(['POST'])
  await started.stop()
  await server.stop()
})
