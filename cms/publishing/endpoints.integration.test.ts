import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeColleague } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

const state = {
  site_url: 'http://nusa.example',
  releases: [],
  running: null,
  waiting: [],
  ended: [],
  usual_milliseconds: null,
  schedule: { quiet_seconds: 2, set_by: [], set_at: null, quiet_until: null, publish_at: null },
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
      fields: [{ field: 'image_gallery', before: null, after: 'A hill' }],
    },
  ],
}
const asked = {
  id: 7,
  back_to: null,
  by: ['editor'],
  asked_at: '2026-11-22T04:00:00.000Z',
  started_at: null,
  ended_at: null,
  step: null,
  steps: [],
  outcome: null,
}

let cms: TestCms
let withoutOne: TestCms
let isUp = true
/** What it says to another schedule. */
let answers: { status: number; body: object } = { status: 200, body: state }
const tokens = { editor: '', staff: '' }
const got: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: unknown }[] =
  []

// It answers as the publisher does; what that does is tested beside it.
const publisher = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const text = Buffer.concat(pieces).toString()
  const { method, url } = request
  got.push({ method, url, authorization: request.headers.authorization, body: text === '' ? null : JSON.parse(text) })
  if (!isUp) return void request.socket.destroy()
  if (url === '/publishing/changes') return void response.end(JSON.stringify(changes))
  if (url === '/publishing/schedule') return void response.writeHead(answers.status).end(JSON.stringify(answers.body))
  response.end(JSON.stringify(method === 'POST' ? asked : state))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
  const address = publisher.address()
  const port = typeof address === 'object' && address ? address.port : 0
  cms = await startCms({ publisher: { url: `http://127.0.0.1:${port}`, token: 'the-token' } })
  withoutOne = await startCms()
  tokens.editor = (await makeColleague(cms, 'editor')).token
  tokens.staff = (await makeColleague(cms, 'staff')).token
})
afterAll(async () => {
  await cms.stop()
  await withoutOne.stop()
  await new Promise((resolve) => publisher.close(resolve))
})
beforeEach(() => {
  isUp = true
  got.length = 0
})

const publishing = async (method: string, token: string, body?: unknown, path = '') => {
  const answer = await cms.call(method, `/api/publishing${path}`, { token, body })
  return { status: answer.status, body: await answer.json() }
}

test('an editor is told how the site stands', async () => {
  expect(await publishing('GET', tokens.editor)).toEqual({ status: 200, body: state })
  expect(got).toEqual([{ method: 'GET', url: '/publishing', authorization: 'Bearer the-token', body: null }])
})

test('an editor publishes in their own name, and goes back', async () => {
  expect(await publishing('POST', tokens.editor)).toEqual({ status: 202, body: asked })
  expect((await publishing('POST', tokens.editor, { back_to: 3 })).status).toBe(202)
  expect(got.map(({ body }) => body)).toEqual([{ by: ['editor'] }, { by: ['editor'], back_to: 3 }])
})

test('an editor is told what has changed, in the words of the forms', async () => {
  const { body } = await publishing('GET', tokens.editor, undefined, '/changes')
  expect(body.entries).toMatchObject([{ collection: 'Tours', entry: '"Ubud"', fields: [{ field: 'Gallery' }] }])
})

test('an editor says in their own name when the site is published, and is told why not', async () => {
  const publish_at = '2026-12-01T01:00:00.000Z'
  const plan = () => publishing('POST', tokens.editor, { publish_at }, '/schedule')
  expect(await plan()).toEqual({ status: 200, body: state })
  expect(got).toMatchObject([{ url: '/publishing/schedule', body: { publish_at, by: ['editor'] } }])
  answers = { status: 400, body: { error: 'That time is over.' } }
  expect(await plan()).toEqual({ status: 400, body: { errors: [{ message: 'That time is over.' }] } })
  expect((await publishing('POST', tokens.editor, { quiet_seconds: 1 }, '/schedule')).status).toBe(400)
})

test('staff and strangers neither see nor publish anything', async () => {
  for (const token of [tokens.staff, '']) {
    for (const method of ['GET', 'POST']) expect((await publishing(method, token)).status).toBe(403)
    expect((await publishing('GET', token, undefined, '/changes')).status).toBe(403)
    expect((await publishing('POST', token, { publish_at: null }, '/schedule')).status).toBe(403)
  }
  expect(got).toEqual([])
})

test('a release that is no number is refused', async () => {
  for (const back_to of ['last', -1, 1.5]) {
    expect((await publishing('POST', tokens.editor, { back_to })).status).toBe(400)
  }
  expect(got).toEqual([])
})

test('a publisher that does not answer is told as such', async () => {
  isUp = false
  const { status, body } = await publishing('POST', tokens.editor)
  expect(status).toBe(503)
  expect(body.errors[0].message).toMatch(/What is live stays as it is/)
})

test('where another host publishes the site there is nothing to ask', async () => {
  const { token } = await makeColleague(withoutOne, 'editor')
  expect((await withoutOne.call('GET', '/api/publishing', { token })).status).toBe(404)
})
