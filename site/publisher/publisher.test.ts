import { mkdir, writeFile } from 'node:fs/promises'
import { countPublished, type Outcome, publishFailures } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import { published, publishers } from './testing/publishers.ts'

const helpers = publishers()
const { publisherWith, historyFile, scheduleFile } = helpers

describe('publishing', () => {
  it('merges all requests made during a publish into one publish on behalf of all their users', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    publisher.publish(['Putu'])
    await expect.poll(() => runs).toEqual([null])
    const second = publisher.publish(['Kadek'])
    expect(publisher.publish(['Wayan']).id).toBe(second.id)
    expect(await publisher.state()).toMatchObject({
      running: { by: ['Putu'], step: 'Pages', ended_at: null },
      waiting: [{ by: ['Kadek', 'Wayan'], started_at: null }],
    })
    first.resolve(published)
    await publisher.waitUntilIdle()
    expect(runs).toEqual([null, null])
    expect((await publisher.state()).ended.map(({ by }) => by)).toEqual([['Kadek', 'Wayan'], ['Putu']])
  })

  it('starts the idle work when no publish runs or waits; then `isIdle` returns true until the next request', async () => {
    const idleChecks: (() => boolean)[] = []
    const { runs, publisher } = await publisherWith(
      async () => published,
      async (isIdle) => void idleChecks.push(isIdle),
    )
    publisher.publish(['Putu'])
    publisher.restoreRelease(4, ['Putu'])
    await publisher.waitUntilIdle()
    expect([runs.length, idleChecks.length]).toEqual([2, 1])
    expect(idleChecks[0]?.()).toBe(true)
    publisher.publish(['Kadek'])
    expect(idleChecks[0]?.()).toBe(false)
    await publisher.waitUntilIdle()
    expect(idleChecks).toHaveLength(2)
  })

  it('does not merge a publish with a restore, and keeps the order of requests', async () => {
    const { runs, publisher } = await publisherWith(async () => published)
    publisher.publish([])
    publisher.restoreRelease(4, ['Putu'])
    publisher.publish(['Kadek'])
    publisher.publish([])
    await publisher.waitUntilIdle()
    expect(runs).toEqual([null, 4, null])
  })

  it('merges concurrent requests to restore the same release', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    const back = publisher.restoreRelease(4, ['Putu'])
    await expect.poll(() => runs).toEqual([4])
    expect(publisher.restoreRelease(4, ['Putu', 'Kadek']).id).toBe(back.id)
    publisher.restoreRelease(3, ['Wayan'])
    publisher.restoreRelease(4, ['Wayan'])
    first.resolve(published)
    await publisher.waitUntilIdle()
    expect(runs).toEqual([4, 3, 4])
    expect((await publisher.state()).ended.at(-1)?.by).toEqual(['Putu', 'Kadek'])
  })

  it('logs an unexpected error, returns a general message for editors, and runs the next publish', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const { publisher } = await publisherWith(async () => {
      if (isBroken) throw new Error('The disk is full.')
      return published
    })
    publisher.publish([])
    await publisher.waitUntilIdle()
    isBroken = false
    publisher.publish([])
    await publisher.waitUntilIdle()
    const { ended } = await publisher.state()
    expect(ended.map(({ outcome }) => outcome)).toEqual([
      published,
      { kind: 'failed', message: publishFailures.unexpected, faults: [] },
    ])
    expect(log).toHaveBeenCalledWith(new Error('The disk is full.'))
    log.mockRestore()
  })
})

describe('a full disk', () => {
  it('does not stop publishing, and the history stays in memory', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { runs, publisher } = await publisherWith(async () => published)
    for (const file of [historyFile(), scheduleFile()]) await mkdir(file)
    publisher.publish(['Putu'])
    await publisher.waitUntilIdle()
    publisher.publish(['Kadek'])
    await publisher.waitUntilIdle()
    const { ended, running } = await publisher.state()
    expect([runs, ended.map(({ by }) => by), running]).toEqual([[null, null], [['Kadek'], ['Putu']], null])
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })

  it('does not stop an automatic publish', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { runs, publisher } = await publisherWith(async () => published)
    await mkdir(scheduleFile())
    expect(await publisher.reportChange()).not.toBeNull()
    await publisher.waitUntilIdle()
    expect(runs).toEqual([null])
    log.mockRestore()
  })
})

describe('the history of publishes with many changed pages', () => {
  const manyPages: Outcome = {
    kind: 'published',
    release: 2,
    changed: Array.from({ length: 2000 }, (_, index) => `/tour/${index}`),
    gone: [],
    dead_links: [],
  }

  it('lists a hundred addresses for the newest release, but only the count for earlier releases', async () => {
    const { publisher } = await publisherWith(async () => manyPages)
    for (let time = 0; time < 3; time++) {
      publisher.publish(['Putu'])
      await publisher.waitUntilIdle()
    }
    const { ended } = await publisher.state()
    const outcomes = ended.map(({ outcome }) => (outcome?.kind === 'published' ? outcome : null))
    expect(outcomes.map((outcome) => outcome?.changed.length)).toEqual([100, 0, 0])
    expect(outcomes.map((outcome) => outcome && countPublished(outcome).changed)).toEqual([2000, 2000, 2000])
  })
})

it('the publisher schedules a second publish only after the first scheduled publish is cancelled', async () => {
  const { publisher } = await publisherWith(async () => published)
  const [at, later] = ['2099-01-01T00:00:00.000Z', '2099-01-02T00:00:00.000Z']
  expect(await publisher.changeSchedule({ publish_at: at }, ['Putu'])).toBeNull()
  expect(await publisher.changeSchedule({ publish_at: later }, ['Kadek'])).toBe('is_planned')
  expect((await publisher.state()).schedule.publish_at).toMatchObject({ at, by: ['Putu'] })
  await publisher.changeSchedule({ publish_at: null }, ['Kadek'])
  expect(await publisher.changeSchedule({ publish_at: later }, ['Kadek'])).toBeNull()
})

describe('the history', () => {
  it('is restored after a restart, so that publish ids continue from the last id', async () => {
    const before = await publisherWith(async () => published)
    const { id } = before.publisher.publish(['Putu'])
    await before.publisher.waitUntilIdle()
    const { publisher } = await publisherWith(async () => published)
    expect(publisher.publish([]).id).toBe(id + 1)
    await publisher.waitUntilIdle()
    expect(await publisher.state()).toMatchObject({ ended: [{ by: [] }, { by: ['Putu'] }], usual_milliseconds: 7 })
  })

  it('contains the user and time of each retained release, but only the time of a release built without the publisher', async () => {
    const { publisher } = await publisherWith(async () => published)
    publisher.publish(['Putu'])
    await publisher.waitUntilIdle()
    expect((await publisher.state()).releases).toEqual([
      { number: 2, is_live: false, since: expect.any(String), by: [], changed_by: [], copy_of: null },
      { number: 1, is_live: true, since: expect.any(String), by: ['Putu'], changed_by: [], copy_of: null },
    ])
  })

  it('keeps the entry of a publish that created a release, however many publishes without changes follow', async () => {
    const outcomes: Outcome[] = [published]
    const { publisher } = await publisherWith(async () => outcomes.shift() ?? { kind: 'unchanged' })
    publisher.publish(['Putu'])
    await publisher.waitUntilIdle()
    for (let time = 0; time < 60; time++) {
      publisher.publish([])
      await publisher.waitUntilIdle()
    }
    const { ended, releases } = await publisher.state()
    expect(ended).toHaveLength(51)
    expect(releases[1]?.by).toEqual(['Putu'])
  })

  it('is empty if its file is broken, and stores the next publish', async () => {
    await writeFile(historyFile(), '[{"id":')
    const { publisher } = await publisherWith(async () => published)
    publisher.publish([])
    await publisher.waitUntilIdle()
    expect((await publisher.state()).ended).toHaveLength(1)
  })
})

describe('restoring a release', () => {
  it('holds automatic publishes until a user publishes', async () => {
    const { runs, publisher } = await publisherWith(async () => published)
    publisher.restoreRelease(1, ['Putu'])
    await publisher.waitUntilIdle()
    publisher.publish([])
    await publisher.waitUntilIdle()
    expect((await publisher.state()).ended[0]?.outcome).toEqual({ kind: 'held' })
    publisher.publish(['Kadek'])
    await publisher.waitUntilIdle()
    publisher.publish([])
    await publisher.waitUntilIdle()
    expect(runs).toEqual([1, null, null])
  })

  it('sets `is_opening` to false even if the restored release is the opening page: editors decide when the site opens', async () => {
    helpers.isOpening = true
    const { publisher } = await publisherWith(async () => published)
    expect((await publisher.state()).is_opening).toBe(true)
    publisher.restoreRelease(1, ['Putu'])
    await publisher.waitUntilIdle()
    expect((await publisher.state()).is_opening).toBe(false)
  })

  it('cancels a scheduled publish, but only if the restore succeeds', async () => {
    const outcomes: Outcome[] = [{ kind: 'failed', message: 'It is live.', faults: [] }, published]
    const { publisher } = await publisherWith(async () => outcomes.shift() ?? published)
    const planned = async () => (await publisher.state()).schedule.publish_at?.at
    const at = '2099-01-01T00:00:00.000Z'
    await publisher.changeSchedule({ publish_at: at }, ['Putu'])
    publisher.restoreRelease(2, ['Putu'])
    await publisher.waitUntilIdle()
    expect(await planned()).toBe(at)
    publisher.restoreRelease(1, ['Putu'])
    await publisher.waitUntilIdle()
    expect(await planned()).toBeUndefined()
  })
})
