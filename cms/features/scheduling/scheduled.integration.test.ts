import { createLocalReq, getLocalI18n } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { User } from '../../generated/payload-types.ts'
import { createCmsUser, type Person } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { findMissedSchedules } from './missed-schedules.ts'
import { schedulePublish } from './schedule-publish.ts'

const cronSecret = 'a secret of the timer'

let cms: TestCms
let editor: Person<User>
let staff: Person<User>
let warnings: unknown[][]

beforeAll(async () => {
  const warn = vi.spyOn(console, 'warn')
  cms = await startCms({ cronSecret })
  warnings = [...warn.mock.calls]
  editor = await createCmsUser(cms, 'editor')
  staff = await createCmsUser(cms, 'staff')
})
afterAll(() => cms.stop())

/** Queues a job as the drawer of the form does. Any signed-in user can do this. */
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

async function callEndpoint(token = cronSecret) {
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

test('Payload does not warn about the configuration of its jobs', () => {
  expect(warnings).toEqual([])
})

test('the endpoint publishes and unpublishes an entry only after its scheduled time', async () => {
  const [now, later] = [await draft('Ubud'), await draft('Kuta')]
  await schedule('publish', now, editor, past)
  await schedule('publish', later, editor, future)
  expect(await callEndpoint()).toEqual({ status: 200, due: 1, failed: 0, hook: 'not needed' })
  expect([await statusOf(now), await statusOf(later)]).toEqual(['published', 'draft'])
  await schedule('unpublish', now, editor, past)
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 0 })
  expect(await statusOf(now)).toBe('draft')
  expect(await jobsLeft()).toMatchObject([{ waitUntil: future.toISOString() }])
})

test('an incomplete entry stays a draft after its scheduled time, and editors see the failure', async () => {
  const id = await draft()
  await schedule('publish', id, editor, past)
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 1 })
  expect(await statusOf(id)).toBe('draft')
  expect(await findMissedSchedules(cms.payload)).toMatchObject([
    { collection: 'tours', entryId: String(id), title: `number ${id}`, action: 'publish', at: past.toISOString() },
  ])
  expect((await findMissedSchedules(cms.payload))[0]?.reason).toMatch(/Title/)
  expect(await callEndpoint()).toMatchObject({ due: 0 })
})

test('a scheduled publish fails if the user who scheduled it is not allowed to publish', async () => {
  const id = await draft('Amed')
  await schedule('publish', id, staff, past)
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 1 })
  expect(await statusOf(id)).toBe('draft')
})

test('jobs cannot be created, changed or run over REST, and staff cannot see jobs', async () => {
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

/** The session that the form's drawer sends with every request. */
async function sessionOf({ account }: Person<User>, language: 'en' | 'id') {
  const { payload, config } = cms
  const user = { ...account, collection: 'users' as const }
  const i18n = await getLocalI18n({ config, language })
  const req = await createLocalReq({ user, req: { i18n } }, payload)
  return { cookies: new Map<string, string>(), importMap: {}, permissions: { canAccessAdmin: true }, user, req }
}

/** Selects _Save_ in the form's drawer and returns the response. */
async function plan(type: 'publish' | 'unpublish', tour: number, date: Date, language: 'en' | 'id' = 'en') {
  const doc = { relationTo: 'tours' as const, value: String(tour) }
  return schedulePublish({ ...(await sessionOf(editor, language)), type, date, doc, timezone: 'Asia/Makassar' })
}

/** Selects _Delete_ next to a scheduled time. */
async function cancelSchedule(id: number, person: Person<User>) {
  return schedulePublish({ ...(await sessionOf(person, 'en')), deleteID: id })
}

test('schedulePublish refuses a time in the past, with a tolerance of one minute', async () => {
  const id = await draft('Sanur')
  const before = (await jobsLeft()).length
  const over = new Date(Date.now() - 2 * 60 * 1000)
  expect(await plan('publish', id, over)).toEqual({
    error: 'This time has passed. Choose a later one, or press Publish changes.',
  })
  expect(await plan('publish', id, over, 'id')).toEqual({
    error: 'Waktu ini sudah lewat. Pilih waktu yang lebih lambat, atau tekan Publikasikan perubahan.',
  })
  expect((await jobsLeft()).length).toBe(before)
  expect(await plan('publish', id, new Date(Date.now() - 30 * 1000))).toHaveProperty('message')
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 0 })
  expect(await statusOf(id)).toBe('published')
})

test('schedulePublish refuses to unpublish an entry at a time when the entry will not be on the site', async () => {
  const id = await draft('Lovina')
  const refused =
    'This entry is not on the site, so it cannot be unpublished. To schedule its publication, choose Publish.'
  const afterwards = new Date(future.getTime() + 60 * 1000)
  expect(await plan('unpublish', id, future)).toEqual({ error: refused })
  expect(await plan('unpublish', id, future, 'id')).toEqual({
    error:
      'Entri ini tidak tayang di situs, jadi publikasinya tidak dapat dibatalkan. Untuk menjadwalkan publikasinya, pilih Publikasikan.',
  })
  expect(await plan('publish', id, future)).toHaveProperty('message')
  expect(await plan('unpublish', id, future)).toEqual({ error: refused })
  expect(await plan('unpublish', id, afterwards)).toHaveProperty('message')
  const live = await draft('Munduk')
  await cms.payload.update({ collection: 'tours', id: live, data: { _status: 'published' } })
  await cms.payload.update({ collection: 'tours', id: live, data: { title: 'Munduk twice' }, draft: true })
  expect(await plan('unpublish', live, future)).toHaveProperty('message')
})

test('only editors can cancel a schedule, and the cancelled job is deleted', async () => {
  await plan('publish', await draft('Pemuteran'), future)
  const before = await jobsLeft()
  const id = before.at(-1)?.id ?? 0
  expect(await cancelSchedule(id, staff)).toEqual({
    error: expect.stringMatching(/^You are not allowed to perform this action/),
  })
  expect(await jobsLeft()).toHaveLength(before.length)
  expect(await cancelSchedule(id, editor)).toHaveProperty('message')
  expect((await jobsLeft()).map((job) => job.id)).toEqual(before.slice(0, -1).map((job) => job.id))
})

/** Returns the audit log entries of an entry. */
async function auditEntriesOf(id: number) {
  const { docs } = await cms.payload.find({ collection: 'audit-log', where: { entry: { equals: id } }, sort: 'id' })
  return docs.map(({ who, operation, kind, title, changes }) => ({ who, operation, kind, title, changes }))
}

test('the audit log records who scheduled a change, the scheduled time, and who cancelled the schedule', async () => {
  const id = await draft('Tulamben')
  await plan('publish', id, future)
  await plan('publish', id, new Date(Date.now() - 2 * 60 * 1000))
  await cancelSchedule((await jobsLeft()).at(-1)?.id ?? 0, staff)
  await cancelSchedule((await jobsLeft()).at(-1)?.id ?? 0, editor)
  const at = future.toISOString()
  const ofTour = { who: 'editor', kind: 'tours', title: 'Tulamben' }
  expect(await auditEntriesOf(id)).toEqual([
    { ...ofTour, operation: 'plan', changes: [{ field: 'planned_publish', before: null, after: at }] },
    { ...ofTour, operation: 'unplan', changes: [{ field: 'planned_publish', before: at, after: null }] },
  ])
})

test('the audit log records a completed schedule under the name of the user who scheduled the change', async () => {
  const id = await draft('Nusa Ceningan')
  await schedule('publish', id, editor, past)
  await callEndpoint()
  await schedule('unpublish', id, editor, past)
  await callEndpoint()
  const ofTour = { who: 'editor', operation: 'planned', kind: 'tours', title: 'Nusa Ceningan' }
  expect(await auditEntriesOf(id)).toEqual([
    { ...ofTour, changes: expect.arrayContaining([{ field: '_status', before: 'draft', after: 'published' }]) },
    { ...ofTour, changes: [{ field: '_status', before: 'published', after: 'draft' }] },
  ])
})

test('the audit log records neither a failed job nor the deletion of a failed job', async () => {
  const id = await draft()
  await schedule('publish', id, editor, past)
  await callEndpoint()
  await cancelSchedule((await jobsLeft()).at(-1)?.id ?? 0, editor)
  expect(await auditEntriesOf(id)).toEqual([])
})

test('deleting an entry deletes its scheduled and failed jobs', async () => {
  const before = await jobsLeft()
  const [deleted, other] = [await draft(), await draft('Candidasa')]
  await schedule('publish', deleted, editor, past)
  expect(await callEndpoint()).toMatchObject({ failed: 1 })
  await schedule('publish', deleted, editor, future)
  await schedule('publish', other, editor, future)
  await cms.payload.delete({ collection: 'tours', id: deleted })
  expect(await jobsLeft()).toHaveLength(before.length + 1)
  expect((await findMissedSchedules(cms.payload)).map(({ entryId }) => entryId)).not.toContain(String(deleted))
})

test('the endpoint for timers rejects a wrong secret and a missing secret', async () => {
  expect((await callEndpoint('another')).status).toBe(401)
  const answer = await cms.call('GET', '/api/scheduled')
  expect(answer.status).toBe(401)
})
