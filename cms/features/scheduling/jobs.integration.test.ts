import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { payload_jobs } from '../../generated/payload-generated-schema.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { findMissedSchedules, translateReason } from './missed-schedules.ts'

const cronSecret = 'a secret of the timer'

let calls = 0
let status = 200
const builder = createServer((_request, response) => {
  calls += 1
  response.writeHead(status).end()
})
let cms: TestCms

beforeAll(async () => {
  await new Promise<void>((resolve) => builder.listen(0, '127.0.0.1', resolve))
  const address = builder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // The quiet period of the build hook is longer than these tests, so only the code that runs due jobs calls the hook.
  cms = await startCms({ cronSecret, buildHookUrl: `http://127.0.0.1:${port}/build`, buildHookDelayMs: 3_600_000 })
})
beforeEach(async () => {
  await cms.payload.delete({ collection: 'payload-jobs', where: {} })
  calls = 0
  status = 200
})
afterAll(async () => {
  await cms.stop()
  await new Promise((resolve) => builder.close(resolve))
})

/** Creates a tour whose scheduled publish is due. */
async function createDueTour(title: string): Promise<{ tour: number; job: number }> {
  const { id: tour } = await cms.payload.create({
    collection: 'tours',
    data: { title, tour_type: 'single_day' },
    draft: true,
  })
  const { id: job } = await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'tours', value: String(tour) as never } },
    waitUntil: new Date(Date.now() - 1000),
  })
  return { tour, job: Number(job) }
}

/** Marks a job as claimed, which is the state that a killed process leaves behind. */
async function claimJob(job: number, minutesAgo: number, previousAttempts = 0) {
  const updatedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const changes = { processing: true, updatedAt, totalTried: previousAttempts }
  await cms.payload.db.drizzle.update(payload_jobs).set(changes).where(eq(payload_jobs.id, job))
}

const statusOf = async (id: number) => (await cms.payload.findByID({ collection: 'tours', id }))._status
const processing = () => cms.payload.count({ collection: 'payload-jobs', where: { processing: { equals: true } } })

/** Calls the endpoint as a host's timer does. */
async function callEndpoint(): Promise<unknown> {
  const answer = await cms.call('GET', '/api/scheduled', { headers: { authorization: `Bearer ${cronSecret}` } })
  return answer.json()
}

/** Triggers the cron job that runs each minute in a long-running CMS. */
async function triggerCron(): Promise<void> {
  await cms.payload._initializeCrons()
  const crons = cms.payload.crons.splice(0)
  for (const cron of crons) {
    await cron.trigger()
    cron.stop()
  }
}

const ways = { 'a timer': callEndpoint, 'the running process': triggerCron }

for (const [name, carryOut] of Object.entries(ways)) {
  test(`${name} runs a job that a killed process left unfinished`, async () => {
    const { tour, job } = await createDueTour('Ubud')
    await claimJob(job, 6)
    await carryOut()
    expect(await statusOf(tour)).toBe('published')
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  })

  test(`${name} does not run a job that another process claimed recently`, async () => {
    const { tour, job } = await createDueTour('Kuta')
    await claimJob(job, 4)
    await carryOut()
    expect(await statusOf(tour)).toBe('draft')
    expect((await processing()).totalDocs).toBe(1)
  })

  test(`${name} claims and runs due jobs one after the other`, async () => {
    const tours = []
    for (const title of ['Amed', 'Lovina', 'Munduk', 'Sanur']) tours.push((await createDueTour(title)).tour)
    const observed: { concurrentUpdates: number; claimed: number }[] = []
    const update = cms.payload.update.bind(cms.payload)
    let concurrentUpdates = 0
    const spy = vi.spyOn(cms.payload, 'update').mockImplementation(async (options: Parameters<typeof update>[0]) => {
      concurrentUpdates += 1
      observed.push({ concurrentUpdates, claimed: (await processing()).totalDocs })
      const answer = await update(options)
      concurrentUpdates -= 1
      return answer
    })
    await carryOut()
    spy.mockRestore()
    expect(observed).toEqual(Array(4).fill({ concurrentUpdates: 1, claimed: 1 }))
    expect(await Promise.all(tours.map(statusOf))).toEqual(Array(4).fill('published'))
  })

  test(`${name} calls the build hook once for all changes, before the run ends`, async () => {
    await createDueTour('Bedugul')
    await createDueTour('Tulamben')
    await carryOut()
    expect(calls).toBe(1)
    await carryOut()
    expect(calls).toBe(1)
  })
}

test('a job that was started three times without finishing fails and is shown to editors', async () => {
  const { tour, job } = await createDueTour('Pemuteran')
  await claimJob(job, 6, 1)
  await claimJob((await createDueTour('Candidasa')).job, 6, 2)
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 0 })
  expect(await statusOf(tour)).toBe('published')
  const [missed, ...others] = await findMissedSchedules(cms.payload)
  expect(others).toEqual([])
  expect(missed).toMatchObject({ title: 'Candidasa', action: 'publish' })
  expect(missed?.reason).toBe('The CMS was stopped three times while doing this. Please do it yourself.')
  expect(translateReason(missed?.reason ?? '', 'id')).toMatch(/^CMS terhenti tiga kali/)
  expect((await processing()).totalDocs).toBe(0)
})

test('the endpoint for timers reports whether the build hook succeeded, and retries a failed call next time', async () => {
  await createDueTour('Nusa Dua')
  status = 500
  expect(await callEndpoint()).toEqual({ due: 1, failed: 0, hook: 'refused' })
  status = 200
  expect(await callEndpoint()).toEqual({ due: 0, failed: 0, hook: 'accepted' })
  expect(await callEndpoint()).toEqual({ due: 0, failed: 0, hook: 'not needed' })
  expect(calls).toBe(2)
})

test('runDueJobs stops at the time limit, and the next run continues with the remaining jobs', async () => {
  await createDueTour('Jimbaran')
  await createDueTour('Canggu')
  vi.useFakeTimers({ toFake: ['Date'] })
  const update = cms.payload.update.bind(cms.payload)
  const spy = vi.spyOn(cms.payload, 'update').mockImplementation(async (options: Parameters<typeof update>[0]) => {
    vi.setSystemTime(Date.now() + 21_000)
    return update(options)
  })
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 0 })
  expect(await callEndpoint()).toMatchObject({ due: 1, failed: 0 })
  spy.mockRestore()
  vi.useRealTimers()
  expect(await callEndpoint()).toMatchObject({ due: 0 })
})
