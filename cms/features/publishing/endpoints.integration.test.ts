import { createServer } from 'node:http'
import { defaultSchedule } from '@nusa/shared/publishing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

const state = {
  site_url: 'http://nusa.example',
  releases: [],
  running: null,
  waiting: [],
  ended: [],
  usual_milliseconds: null,
  schedule: defaultSchedule,
}
const changes = {
  kind: 'known',
  release: 3,
  total: 1,
  entries: [
    {
      slug: 'tours',
      id: 1,
      collection: 'Tours',
      entry: '"Ubud"',
      kind: 'changed',
      fields: [{ field: 'image_gallery', before: [], after: ['A hill'], differs_in: 'words' }],
    },
  ],
}
const releaseChanges = { content: changes, pages: { changed: ['/'], gone: ['/old'] }, counts: { changed: 1, gone: 1 } }
const publishRequest = {
  id: 7,
  back_to: null,
  by: ['editor'],
  changed_by: [],
  asked_at: '2026-11-22T04:00:00.000Z',
  started_at: null,
  ended_at: null,
  step: null,
  steps: [],
  outcome: null,
}

let cms: TestCms
let cmsWithoutPublisher: TestCms
let isUp = true
/** The response to a change of the schedule. */
let scheduleResponse: { status: number; body: object } = { status: 200, body: state }
/** Releases and schedule that the publisher reports at first. */
let live: object[] = []
let scheduled: object = state.schedule
const tokens = { editor: '', staff: '' }
const receivedRequests: {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  body: unknown
}[] = []

// Imitates the responses of the publisher, which has its own tests.
const publisher = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const text = Buffer.concat(pieces).toString()
  const { method, url } = request
  receivedRequests.push({
    method,
    url,
    authorization: request.headers.authorization,
    body: text === '' ? null : JSON.parse(text),
  })
  if (!isUp) return void request.socket.destroy()
  if (url === '/publishing/changes') return void response.end(JSON.stringify(changes))
  if (url === '/releases/12/changes?since=11') return void response.end(JSON.stringify(releaseChanges))
  if (url === '/publishing/schedule')
    return void response.writeHead(scheduleResponse.status).end(JSON.stringify(scheduleResponse.body))
  response.end(JSON.stringify(method === 'POST' ? publishRequest : { ...state, releases: live, schedule: scheduled }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
  const address = publisher.address()
  const port = typeof address === 'object' && address ? address.port : 0
  cms = await startCms({ publisher: { url: `http://127.0.0.1:${port}`, token: 'the-token' } })
  cmsWithoutPublisher = await startCms()
  tokens.editor = (await createCmsUser(cms, 'editor')).token
  tokens.staff = (await createCmsUser(cms, 'staff')).token
})
afterAll(async () => {
  await cms.stop()
  await cmsWithoutPublisher.stop()
  await new Promise((resolve) => publisher.close(resolve))
})
beforeEach(() => {
  isUp = true
  live = []
  scheduled = state.schedule
  scheduleResponse = { status: 200, body: state }
  receivedRequests.length = 0
})

const publishing = async (method: string, token: string, body?: unknown, path = '') => {
  const answer = await cms.call(method, `/api/publishing${path}`, { token, body })
  return { status: answer.status, body: await answer.json() }
}

test('an editor sees the publishing status', async () => {
  expect(await publishing('GET', tokens.editor)).toEqual({ status: 200, body: state })
  expect(receivedRequests).toEqual([
    { method: 'GET', url: '/publishing', authorization: 'Bearer the-token', body: null },
  ])
})

test('the changes of a release are returned to an editor with the field labels of the forms', async () => {
  const answer = await publishing('GET', tokens.editor, undefined, '/releases/12/changes?since=11')
  const fields = [{ field: 'Gallery', before: [], after: ['A hill'], differs_in: 'words' }]
  const entries = [{ ...changes.entries[0], fields }]
  expect(answer).toMatchObject({ status: 200, body: { ...releaseChanges, content: { total: 1, entries } } })
  for (const query of ['', '?since=0', '?since=x'])
    expect((await publishing('GET', tokens.editor, undefined, `/releases/12/changes${query}`)).status).toBe(404)
  const { status } = await publishing('GET', tokens.staff, undefined, '/releases/12/changes?since=11')
  expect(status).toBe(403)
})

test('an editor publishes in their own name, and goes back to an earlier release', async () => {
  expect(await publishing('POST', tokens.editor)).toEqual({ status: 202, body: publishRequest })
  expect((await publishing('POST', tokens.editor, { back_to: 3 })).status).toBe(202)
  const orders = receivedRequests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(orders).toEqual([{ by: ['editor'] }, { by: ['editor'], back_to: 3 }])
})

/** Returns the audit log entries since the last call. */
async function takeAuditLog() {
  const { docs } = await cms.payload.find({ collection: 'audit-log', sort: 'id' })
  await cms.payload.delete({ collection: 'audit-log', where: { id: { exists: true } } })
  return docs.map(({ who, operation, kind, changes }) => ({ who, operation, kind, changes }))
}

test('the audit log records who published, and who went back to another release', async () => {
  await takeAuditLog()
  await publishing('POST', tokens.editor)
  live = [{ number: 5, is_live: true, since: '2026-11-22T04:00:00.000Z', by: [], changed_by: [], copy_of: null }]
  await publishing('POST', tokens.editor, { back_to: 3 })
  const bySite = { who: 'editor', kind: 'site' }
  expect(await takeAuditLog()).toEqual([
    { ...bySite, operation: 'publish', changes: [] },
    { ...bySite, operation: 'back', changes: [{ field: 'release', before: 5, after: 3 }] },
  ])
})

test('the audit log records who scheduled a publish, who cancelled the schedule and who changed the quiet period', async () => {
  await takeAuditLog()
  const at = '2026-12-01T01:00:00.000Z'
  const { schedule } = state
  const planned = { ...schedule, publish_at: { at, by: ['editor'], asked_at: at } }
  const change = async (before: object, after: object, body: object) => {
    scheduled = before
    scheduleResponse = { status: 200, body: { ...state, schedule: after } }
    await publishing('POST', tokens.editor, body, '/schedule')
  }
  await change(schedule, planned, { publish_at: at })
  await change(planned, schedule, { publish_at: null })
  await change(schedule, { ...schedule, quiet_seconds: null }, { quiet_seconds: null })
  await change(schedule, schedule, { quiet_seconds: 2 })
  const bySite = { who: 'editor', kind: 'site' }
  expect(await takeAuditLog()).toEqual([
    { ...bySite, operation: 'plan', changes: [{ field: 'publish_at', before: null, after: at }] },
    { ...bySite, operation: 'unplan', changes: [{ field: 'publish_at', before: at, after: null }] },
    { ...bySite, operation: 'update', changes: [{ field: 'quiet_seconds', before: 2, after: null }] },
  ])
})

test('the audit log does not record requests that the publisher refused or could not answer', async () => {
  await takeAuditLog()
  scheduleResponse = { status: 400, body: { error: 'This time has passed.' } }
  await publishing('POST', tokens.editor, { publish_at: '2026-12-01T01:00:00.000Z' }, '/schedule')
  isUp = false
  await publishing('POST', tokens.editor)
  await publishing('POST', tokens.editor, { back_to: 3 })
  expect(await takeAuditLog()).toEqual([])
})

test('the pending changes are returned to an editor with the field labels of the forms', async () => {
  const { body } = await publishing('GET', tokens.editor, undefined, '/changes')
  expect(body.entries).toMatchObject([{ collection: 'Tours', entry: '"Ubud"', fields: [{ field: 'Gallery' }] }])
})

test('an editor schedules a publish in their own name, and sees the reason for a refusal', async () => {
  const publish_at = '2026-12-01T01:00:00.000Z'
  const plan = () => publishing('POST', tokens.editor, { publish_at }, '/schedule')
  expect(await plan()).toEqual({ status: 200, body: state })
  const orders = receivedRequests.filter(({ method }) => method === 'POST')
  expect(orders).toMatchObject([{ url: '/publishing/schedule', body: { publish_at, by: ['editor'] } }])
  scheduleResponse = { status: 400, body: { error: 'This time has passed.' } }
  expect(await plan()).toEqual({ status: 400, body: { errors: [{ message: 'This time has passed.' }] } })
  expect((await publishing('POST', tokens.editor, { quiet_seconds: 1 }, '/schedule')).status).toBe(400)
})

test('staff and anonymous callers cannot see or publish anything', async () => {
  for (const token of [tokens.staff, '']) {
    for (const method of ['GET', 'POST']) expect((await publishing(method, token)).status).toBe(403)
    expect((await publishing('GET', token, undefined, '/changes')).status).toBe(403)
    expect((await publishing('POST', token, { publish_at: null }, '/schedule')).status).toBe(403)
  }
  expect(receivedRequests).toEqual([])
})

test('going back to an invalid release number is rejected', async () => {
  for (const back_to of ['last', -1, 1.5]) {
    expect((await publishing('POST', tokens.editor, { back_to })).status).toBe(400)
  }
  expect(receivedRequests).toEqual([])
})

test('a publish request reports that the publisher does not respond', async () => {
  isUp = false
  const { status, body } = await publishing('POST', tokens.editor)
  expect(status).toBe(503)
  expect(body.errors[0].message).toMatch(/The live site is unchanged/)
})

test('the publishing endpoint returns 404 without a publisher', async () => {
  const { token } = await createCmsUser(cmsWithoutPublisher, 'editor')
  expect((await cmsWithoutPublisher.call('GET', '/api/publishing', { token })).status).toBe(404)
})
