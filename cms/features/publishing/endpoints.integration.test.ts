import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  contentChanges,
  publishingState,
  publishRequest,
  releaseChanges,
  startFakePublisher,
} from '../../testing/fake-publisher.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { PublisherStatusError, readPublishingProblem, recordCallFailure } from './problems.ts'

let publisher: Awaited<ReturnType<typeof startFakePublisher>>
let cms: TestCms
let cmsWithoutPublisher: TestCms
const tokens = { editor: '', staff: '' }

beforeAll(async () => {
  publisher = await startFakePublisher()
  cms = await startCms({ publisher: publisher.setting })
  cmsWithoutPublisher = await startCms()
  tokens.editor = (await createCmsUser(cms, 'editor')).token
  tokens.staff = (await createCmsUser(cms, 'staff')).token
})
afterAll(async () => {
  await cms.stop()
  await cmsWithoutPublisher.stop()
  await publisher.stop()
})
beforeEach(() => publisher.reset())

const publishing = async (method: string, token: string, body?: unknown, path = '') => {
  const answer = await cms.call(method, `/api/publishing${path}`, { token, body })
  return { status: answer.status, body: await answer.json() }
}

test('an editor sees the publishing status', async () => {
  expect(await publishing('GET', tokens.editor)).toEqual({ status: 200, body: { ...publishingState, problem: null } })
  expect(publisher.received).toEqual([
    { method: 'GET', url: '/publishing', authorization: 'Bearer the-token', body: null },
  ])
})

test('the changes of a release are returned to an editor with the field labels of the forms', async () => {
  const answer = await publishing('GET', tokens.editor, undefined, '/releases/12/changes?since=11')
  const fields = [{ field: 'Gallery', before: [], after: ['A hill'], differs_in: 'words' }]
  const entries = [{ ...contentChanges.entries[0], fields }]
  expect(answer).toMatchObject({ status: 200, body: { ...releaseChanges, content: { total: 1, entries } } })
  for (const query of ['', '?since=0', '?since=x'])
    expect((await publishing('GET', tokens.editor, undefined, `/releases/12/changes${query}`)).status).toBe(404)
  const { status } = await publishing('GET', tokens.staff, undefined, '/releases/12/changes?since=11')
  expect(status).toBe(403)
})

test('the publisher receives the name of the editor who publishes or rolls back to an earlier release', async () => {
  expect(await publishing('POST', tokens.editor)).toEqual({ status: 202, body: publishRequest })
  expect((await publishing('POST', tokens.editor, { back_to: 3 })).status).toBe(202)
  const orders = publisher.received.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(orders).toEqual([{ by: ['editor'] }, { by: ['editor'], back_to: 3 }])
})

test('the pending changes are returned to an editor with the field labels of the forms', async () => {
  const { body } = await publishing('GET', tokens.editor, undefined, '/changes')
  expect(body.entries).toMatchObject([{ collection: 'Tours', entry: '"Ubud"', fields: [{ field: 'Gallery' }] }])
})

test('an editor can schedule a publish, and sees the reason if the publisher refuses the schedule', async () => {
  const publish_at = '2026-12-01T01:00:00.000Z'
  const plan = () => publishing('POST', tokens.editor, { publish_at }, '/schedule')
  expect(await plan()).toEqual({ status: 200, body: publishingState })
  const orders = publisher.received.filter(({ method }) => method === 'POST')
  expect(orders).toMatchObject([{ url: '/publishing/schedule', body: { publish_at, by: ['editor'] } }])
  publisher.scheduleResponse = { status: 400, body: { error: 'This time has passed.' } }
  expect(await plan()).toEqual({ status: 400, body: { errors: [{ message: 'This time has passed.' }] } })
  expect((await publishing('POST', tokens.editor, { quiet_seconds: 1 }, '/schedule')).status).toBe(400)
})

test('staff and anonymous callers cannot see or publish anything', async () => {
  for (const token of [tokens.staff, '']) {
    for (const method of ['GET', 'POST']) expect((await publishing(method, token)).status).toBe(403)
    expect((await publishing('GET', token, undefined, '/changes')).status).toBe(403)
    expect((await publishing('POST', token, { publish_at: null }, '/schedule')).status).toBe(403)
  }
  expect(publisher.received).toEqual([])
})

test('a rollback to an invalid release number is rejected', async () => {
  for (const back_to of ['last', -1, 1.5]) {
    expect((await publishing('POST', tokens.editor, { back_to })).status).toBe(400)
  }
  expect(publisher.received).toEqual([])
})

test('a publish request returns 503 if the publisher does not respond', async () => {
  publisher.isUp = false
  const { status, body } = await publishing('POST', tokens.editor)
  expect(status).toBe(503)
  expect(body.errors[0].message).toMatch(/The live site is unchanged/)
})

test('the publishing endpoint returns 404 if no publisher is configured', async () => {
  const { token } = await createCmsUser(cmsWithoutPublisher, 'editor')
  expect((await cmsWithoutPublisher.call('GET', '/api/publishing', { token })).status).toBe(404)
})

test('a change that another process could not report is reported when an editor requests the publishing status', async () => {
  await recordCallFailure(cms.payload, 'report', new PublisherStatusError(401))
  await publishing('GET', tokens.editor)
  const report = expect.objectContaining({ method: 'POST', url: '/publishing/changes' })
  await vi.waitFor(() => expect(publisher.received).toContainEqual(report))
  await vi.waitFor(async () => expect(await readPublishingProblem(cms.payload, 'report')).toBeNull())
})

test('an editor sees since when the publisher has rejected the CMS, until the publisher accepts a change report', async () => {
  publisher.acceptsToken = false
  const { id } = await cms.payload.create({ collection: 'cities', data: { name: 'Denpasar' } })
  const rename = (name: string) => cms.call('PATCH', `/api/cities/${id}`, { token: tokens.editor, body: { name } })
  expect((await rename('Ubud')).status).toBe(200)
  await vi.waitFor(async () =>
    expect(await readPublishingProblem(cms.payload, 'report')).toMatchObject({ status: 401 }),
  )
  const message = async () => (await publishing('GET', tokens.editor)).body.errors?.[0]?.message
  const first = await message()
  expect(first).toMatch(
    /^The publisher has rejected the CMS \(401\) since .+\. Nothing is lost: .* send it to the person who operates the site\./,
  )
  expect(await message()).toBe(first)

  // The publisher accepts the token again, but the change has not been reported yet. The CMS now repeats the report.
  publisher.acceptsToken = true
  publisher.received.length = 0
  const { status, body } = await publishing('GET', tokens.editor)
  expect([status, body.problem]).toEqual([200, expect.stringMatching(/^Changes do not go live: since .*\(401\)/)])
  await vi.waitFor(() => expect(publisher.received.map(({ url }) => url)).toContain('/publishing/changes'))
  await vi.waitFor(async () => expect((await publishing('GET', tokens.editor)).body.problem).toBeNull())
})
