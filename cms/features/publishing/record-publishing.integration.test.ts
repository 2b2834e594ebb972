import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishingState, startFakePublisher } from '../../testing/fake-publisher.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let publisher: Awaited<ReturnType<typeof startFakePublisher>>
let cms: TestCms
let token = ''

beforeAll(async () => {
  publisher = await startFakePublisher()
  cms = await startCms({ publisher: publisher.setting })
  token = (await createCmsUser(cms, 'editor')).token
})
afterAll(async () => {
  await cms.stop()
  await publisher.stop()
})
beforeEach(() => publisher.reset())

const post = (body?: unknown, path = '') => cms.call('POST', `/api/publishing${path}`, { token, body })

/** Returns the audit log entries since the last call. */
async function takeAuditLog() {
  const { docs } = await cms.payload.find({ collection: 'audit-log', sort: 'id' })
  await cms.payload.delete({ collection: 'audit-log', where: { id: { exists: true } } })
  return docs.map(({ who, operation, kind, changes }) => ({ who, operation, kind, changes }))
}

test('the audit log records who published, and who rolled back to another release', async () => {
  await takeAuditLog()
  await post()
  publisher.releases = [
    { number: 5, is_live: true, since: '2026-11-22T04:00:00.000Z', by: [], changed_by: [], copy_of: null },
  ]
  await post({ back_to: 3 })
  const bySite = { who: 'editor', kind: 'site' }
  expect(await takeAuditLog()).toEqual([
    { ...bySite, operation: 'publish', changes: [] },
    { ...bySite, operation: 'back', changes: [{ field: 'release', before: 5, after: 3 }] },
  ])
})

test('the audit log records who scheduled a publish, who cancelled the schedule and who changed the quiet period', async () => {
  await takeAuditLog()
  const at = '2026-12-01T01:00:00.000Z'
  const { schedule } = publishingState
  const planned = { ...schedule, publish_at: { at, by: ['editor'], asked_at: at } }
  const change = async (before: object, after: object, body: object) => {
    publisher.schedule = before
    publisher.scheduleResponse = { status: 200, body: { ...publishingState, schedule: after } }
    await post(body, '/schedule')
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

test('the audit log does not record requests if the publisher refuses them or does not respond', async () => {
  await takeAuditLog()
  publisher.scheduleResponse = { status: 400, body: { error: 'This time has passed.' } }
  await post({ publish_at: '2026-12-01T01:00:00.000Z' }, '/schedule')
  publisher.isUp = false
  await post()
  await post({ back_to: 3 })
  expect(await takeAuditLog()).toEqual([])
})
