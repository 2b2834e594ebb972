import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '../payload-types.ts'
import { makeColleague, type Person } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { findMissed } from './missed.ts'

const cronSecret = 'a secret of the timer'

let cms: TestCms
let editor: Person<User>
let staff: Person<User>

beforeAll(async () => {
  cms = await startCms({ cronSecret })
  editor = await makeColleague(cms, 'editor')
  staff = await makeColleague(cms, 'staff')
})
afterAll(() => cms.stop())

/** As the form's drawer does it, which lets whoever is signed in ask. */
function schedule(type: 'publish' | 'unpublish', tour: number, { account }: Person<User>, waitUntil: Date) {
  return cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'tours', value: String(tour) as never },
      user: { relationTo: 'users', value: account.id },
    },
    waitUntil,
  })
}

const past = new Date(Date.now() - 1000)
const future = new Date(Date.now() + 60 * 60 * 1000)

async function due(token = cronSecret) {
  const answer = await cms.call('GET', '/api/scheduled', { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, ...(await answer.json()) }
}

async function draft(title?: string): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'tours',
    data: { title, tour_type: 'single_day' },
    draft: true,
  })
  return id
}

const statusOf = async (id: number) => (await cms.payload.findByID({ collection: 'tours', id }))._status
const jobsLeft = async () => (await cms.payload.find({ collection: 'payload-jobs', sort: 'id' })).docs

test('an entry is published once its time has come, and not before', async () => {
  const [now, later] = [await draft('Ubud'), await draft('Kuta')]
  await schedule('publish', now, editor, past)
  await schedule('publish', later, editor, future)
  expect(await due()).toEqual({ status: 200, due: 1, failed: 0 })
  expect([await statusOf(now), await statusOf(later)]).toEqual(['published', 'draft'])
  await schedule('unpublish', now, editor, past)
  expect(await due()).toMatchObject({ due: 1, failed: 0 })
  expect(await statusOf(now)).toBe('draft')
  expect(await jobsLeft()).toMatchObject([{ waitUntil: future.toISOString() }])
})

test('what is not complete by then stays a draft, and is kept for editors to see', async () => {
  const id = await draft()
  await schedule('publish', id, editor, past)
  expect(await due()).toMatchObject({ due: 1, failed: 1 })
  expect(await statusOf(id)).toBe('draft')
  expect(await findMissed(cms.payload)).toMatchObject([
    { collection: 'tours', entryId: String(id), title: `number ${id}`, wanted: 'publish', at: past.toISOString() },
  ])
  expect((await findMissed(cms.payload))[0]?.reason).toMatch(/Title/)
  expect(await due()).toMatchObject({ due: 0 })
})

test('who may not publish has nothing published', async () => {
  const id = await draft('Amed')
  await schedule('publish', id, staff, past)
  expect(await due()).toMatchObject({ due: 1, failed: 1 })
  expect(await statusOf(id)).toBe('draft')
})

test('nobody writes or runs a job over REST, and staff see none', async () => {
  const [{ id } = { id: 0 }] = await jobsLeft()
  const job = { taskSlug: 'schedulePublish', input: { type: 'publish' } }
  const status = async (method: string, address: string, { token }: Person<User>, body?: object) =>
    (await cms.call(method, `/api/payload-jobs${address}`, { token, body })).status
  for (const person of [editor, staff]) {
    expect(await status('POST', '', person, job)).toBe(403)
    expect(await status('PATCH', `/${id}`, person, { waitUntil: past })).toBe(403)
    expect(await status('GET', '/run', person)).toBe(401)
  }
  expect([await status('GET', '', editor), await status('GET', '', staff)]).toEqual([200, 403])
  expect([await status('DELETE', `/${id}`, staff), await status('DELETE', `/${id}`, editor)]).toEqual([403, 200])
})

test('the timer needs its secret, and without one it is closed', async () => {
  expect((await due('another')).status).toBe(401)
  const answer = await cms.call('GET', '/api/scheduled')
  expect(answer.status).toBe(401)
})
