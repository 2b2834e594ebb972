import { expect, it } from 'vitest'
import { createPublisherApp } from './http.ts'
import { published, publishers } from './testing/publishers.ts'

const { publisherWith } = publishers()

const send = async (init: RequestInit = {}, token = 'the-token', address = '/publishing') => {
  const { publisher } = await publisherWith(async () => published)
  const headers = { authorization: `Bearer ${token}` }
  const previewer = { render: async () => ({ failure: 'The CMS is down.' }) }
  const changes = async () => ({ kind: 'unknown' }) as const
  const readReleasePage = async (release: number, at: string) => (release === 2 ? `<p>${at}</p>` : null)
  const releaseChanges = async (from: number, to: number) => ({
    content: { kind: 'known' as const, release: from, total: 0, entries: [] },
    pages: { changed: [`/${to}`], gone: [] },
    counts: { changed: 1, gone: 0 },
    code_changed: false,
  })
  const app = createPublisherApp({
    publisher,
    previewer,
    findChanges: changes,
    compareReleases: releaseChanges,
    readReleasePage,
    token: 'the-token',
  })
  const answer = await app.request(address, { headers, ...init })
  const body: unknown = await answer.json()
  await publisher.waitUntilIdle()
  return { status: answer.status, body }
}

it('the publisher app rejects requests without the right token', async () => {
  expect((await send({}, 'another')).status).toBe(401)
  expect((await send({ headers: {} })).status).toBe(401)
})

it('the publisher app responds to a publish request with the publish that will run', async () => {
  const answer = await send({ method: 'POST', body: JSON.stringify({ by: ['Putu'], back_to: 3 }) })
  expect(answer.status).toBe(202)
  expect(answer.body).toMatchObject({ by: ['Putu'], back_to: 3, started_at: null })
})

it('the publisher app accepts the report of a content change only with the token', async () => {
  const init = { method: 'POST' }
  expect((await send(init, 'another', '/publishing/changes')).status).toBe(401)
  const answer = await send(init, 'the-token', '/publishing/changes')
  expect(answer).toMatchObject({ status: 202, body: { by: [], back_to: null } })
})

it('the publisher app returns the reason why a preview cannot be rendered', async () => {
  const body = JSON.stringify({ collection: 'tours', entry: {} })
  expect(await send({ method: 'POST', body }, 'the-token', '/preview')).toEqual({
    status: 503,
    body: { error: 'The CMS is down.' },
  })
  const wrong = await send({ method: 'POST', body: '{"collection":"users"}' }, 'the-token', '/preview')
  expect(wrong.status).toBe(400)
})

it('the publisher app returns a page of a retained release, and null for a missing page', async () => {
  const page = async (release: string) => (await send({}, 'the-token', `/releases/${release}/page?path=/tours`)).body
  expect([await page('2'), await page('3')]).toEqual([{ html: '<p>/tours</p>' }, { html: null }])
})

it('the publisher app returns the changes since the live release', async () => {
  expect(await send({}, 'the-token', '/publishing/changes')).toEqual({ status: 200, body: { kind: 'unknown' } })
})

it('the publisher app changes and returns the publishing schedule, and rejects invalid changes', async () => {
  const set = (body: object) =>
    send({ method: 'POST', body: JSON.stringify(body) }, 'the-token', '/publishing/schedule')
  expect((await set({ by: ['Putu'], quiet_seconds: 60 })).body).toMatchObject({
    schedule: { quiet_seconds: 60, set_by: ['Putu'], publish_at: null },
  })
  for (const wrong of [{ quiet_seconds: 1 }, { publish_at: 'tomorrow' }, { publish_at: '2026-01-01T00:00:00Z' }, []]) {
    expect((await set(wrong)).status).toBe(400)
  }
})

it.each(['{"back_to": "yesterday"}', '{"back_to": 12', '[]', 'back'])(
  "the publisher app rejects the invalid body '%s'",
  async (body) => {
    expect((await send({ method: 'POST', body })).status).toBe(400)
  },
)

it('the publisher app publishes the current content if the request has no body', async () => {
  expect(await send({ method: 'POST' })).toMatchObject({ status: 202, body: { back_to: null } })
})

it('the publisher app does not schedule a publish if another publish is already scheduled', async () => {
  const { publisher } = await publisherWith(async () => published)
  await publisher.changeSchedule({ publish_at: '2099-01-01T00:00:00.000Z' }, ['Putu'])
  const body = JSON.stringify({ by: ['Kadek'], publish_at: '2099-01-02T00:00:00.000Z' })
  expect(await send({ method: 'POST', body }, 'the-token', '/publishing/schedule')).toEqual({
    status: 400,
    body: { error: 'Another user has scheduled a publish in the meantime. Cancel that publish first.' },
  })
})

it('the publisher app returns the changes from one release to another', async () => {
  const answer = await send({}, 'the-token', '/releases/12/changes?since=11')
  expect(answer).toMatchObject({ status: 200, body: { content: { release: 11 }, pages: { changed: ['/12'] } } })
})

it.each(['', '?since=', '?since=x'])(
  'the publisher app rejects a comparison with the query "%s", because the number of the earlier release is missing',
  async (query) => {
    expect((await send({}, 'the-token', `/releases/12/changes${query}`)).status).toBe(400)
  },
)
