import type { Outcome } from '@nusa/shared/publishing'
import { describe, expect, it } from 'vitest'
import type { Publisher } from './publisher.ts'
import { published, publishers } from './testing/publishers.ts'

const run = publishers()
const { publisherWith } = run

describe('manual publishing', () => {
  it('holds changes until a user publishes', async () => {
    const { runs, publisher } = await publisherWith(async () => published)
    await publisher.changeSchedule({ quiet_seconds: null }, ['Putu'])
    await publisher.reportChange()
    await publisher.waitUntilIdle()
    expect((await publisher.state()).ended[0]?.outcome).toEqual({ kind: 'held' })
    publisher.publish(['Kadek'])
    await publisher.waitUntilIdle()
    expect(runs).toEqual([null])
  })
})

describe('the authors of changes', () => {
  it('are recorded for an automatic publish, but not for a publish by a user', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.reportChange(['Ketut'])
    await publisher.waitUntilIdle()
    await publisher.reportChange(['Wayan'])
    await publisher.waitUntilIdle()
    publisher.publish(['Putu'])
    await publisher.waitUntilIdle()
    const { ended, releases } = await publisher.state()
    expect(ended.map(({ by, changed_by }) => [...by, '|', ...changed_by].join(' '))).toEqual([
      'Putu |',
      '| Wayan',
      '| Ketut',
    ])
    expect(releases[1]).toMatchObject({ by: ['Putu'], changed_by: [] })
  })
})

describe('a change that goes live after a quiet period', () => {
  const promise = async (publisher: Publisher) => (await publisher.state()).schedule

  it('is not pending after a publish that included it, even if the CMS reported it during that publish', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    await publisher.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    publisher.publish(['Putu'])
    await expect.poll(() => runs).toEqual([null])
    const began = (await publisher.state()).running?.started_at ?? ''
    await expect.poll(() => new Date().toISOString() > began).toBe(true)
    await publisher.reportChange(['Ketut'])
    run.differing = 0
    expect(await promise(publisher)).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
    first.resolve(published)
    await expect.poll(() => promise(publisher)).toMatchObject({ quiet_until: null, owed_since: null, changed_by: [] })
  })

  it('is not pending if the content equals the live release when the CMS reports the change', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    run.differing = 0
    await publisher.reportChange(['Ketut'])
    await expect.poll(() => promise(publisher)).toMatchObject({ quiet_until: null, owed_since: null, changed_by: [] })
  })

  it('is pending until the next publish if its report names no author, because the change may be new code', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    run.differing = 0
    await publisher.reportChange()
    await publisher.reportChange(['Ketut'])
    publisher.restoreRelease(2, ['Putu'])
    await publisher.waitUntilIdle()
    expect(await promise(publisher)).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
    publisher.publish(['Putu'])
    await publisher.waitUntilIdle()
    expect((await promise(publisher)).quiet_until).toBeNull()
    await publisher.reportChange(['Ketut'])
    await expect.poll(() => promise(publisher)).toMatchObject({ quiet_until: null, changed_by: [] })
  })

  it.each([
    ['1', 1],
    ['unknown', null],
  ])('is pending while the number of differing entries is %s', async (_number, differing) => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    run.differing = differing
    await publisher.reportChange(['Ketut'])
    publisher.restoreRelease(2, ['Putu'])
    await publisher.waitUntilIdle()
    expect(await promise(publisher)).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
  })
})

describe('a change that goes live automatically', () => {
  it('keeps its author when an editor switches from manual to automatic publishing', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.changeSchedule({ quiet_seconds: null }, ['Putu'])
    await publisher.reportChange(['Ketut'])
    await publisher.waitUntilIdle()
    await publisher.changeSchedule({ quiet_seconds: 2 }, ['Putu'])
    await expect
      .poll(async () => (await publisher.state()).ended[0])
      .toMatchObject({
        outcome: published,
        by: [],
        changed_by: ['Ketut'],
      })
  })

  it('is pending during its publish, but not afterwards', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    await publisher.reportChange()
    await expect.poll(() => runs).toEqual([null])
    expect((await publisher.state()).schedule.owed_since).toEqual(expect.any(String))
    first.resolve(published)
    await publisher.waitUntilIdle()
    expect((await publisher.state()).schedule.owed_since).toBeNull()
  })

  it('stays pending after a publish that started before the change was reported', async () => {
    const outcomes = [Promise.withResolvers<Outcome>(), Promise.withResolvers<Outcome>()]
    const { runs, publisher } = await publisherWith(
      () => outcomes[runs.length - 1]?.promise ?? Promise.resolve(published),
    )
    await publisher.reportChange()
    await expect.poll(() => runs).toHaveLength(1)
    const began = (await publisher.state()).running?.started_at ?? ''
    // A change in the same millisecond as the start of a publish counts as included.
    await expect.poll(() => new Date().toISOString() > began).toBe(true)
    await publisher.reportChange()
    outcomes[0]?.resolve(published)
    await expect.poll(() => runs).toHaveLength(2)
    expect((await publisher.state()).schedule.owed_since).toEqual(expect.any(String))
    outcomes[1]?.resolve(published)
    await publisher.waitUntilIdle()
    expect((await publisher.state()).schedule.owed_since).toBeNull()
  })
})
