import { readFile } from 'node:fs/promises'
import type { Outcome } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import { openScheduler } from './scheduler.ts'
import { published } from './testing/publishers.ts'
import { advance, at, cmsUnreachable, schedulers } from './testing/schedulers.ts'

const run = schedulers()
const { startScheduler } = run

describe('a scheduled publish', () => {
  it('runs once at its time, on behalf of the user who scheduled it', async () => {
    const scheduler = await startScheduler()
    await scheduler.changeSchedule({ publish_at: at(40 * 24 * 60) }, ['Putu'])
    expect(scheduler.state().publish_at).toEqual({ at: at(40 * 24 * 60), by: ['Putu'], asked_at: at(0) })
    await advance(41 * 24 * 60)
    expect(run.publishes).toEqual([{ by: ['Putu'], minutes: 40 * 24 * 60 }])
    expect(scheduler.state().publish_at).toBeNull()
  })

  it('can be cancelled and moved to another time', async () => {
    const scheduler = await startScheduler()
    await scheduler.changeSchedule({ publish_at: at(10) }, ['Putu'])
    await scheduler.changeSchedule({ publish_at: at(20) }, ['Kadek'])
    await advance(15)
    expect(run.publishes).toEqual([])
    await scheduler.changeSchedule({ publish_at: null }, ['Putu'])
    await advance(15)
    expect(run.publishes).toEqual([])
  })

  it('survives a restart of the publisher, and runs late if its time has passed', async () => {
    const before = await startScheduler()
    await before.changeSchedule({ publish_at: at(10) }, ['Putu'])
    await before.stop()
    await advance(30)
    expect(run.publishes).toEqual([])
    const after = await startScheduler()
    await advance(1)
    expect(run.publishes).toEqual([{ by: ['Putu'], minutes: 30 }])
    await vi.waitFor(async () => expect(JSON.parse(await readFile(run.file(), 'utf8')).publish_at).toBeNull())
    expect(after.state().publish_at).toBeNull()
  })

  it('is not repeated after a restart if it was running when the publisher ended', async () => {
    const published = Promise.withResolvers<Outcome>()
    const before = await openScheduler(run.file())
    before.start(() => published.promise)
    await before.changeSchedule({ publish_at: at(10) }, ['Putu'])
    await advance(10)
    const ended = before.stop()
    published.resolve({ kind: 'published', release: 1, changed: [], gone: [], dead_links: [] })
    await ended
    expect(JSON.parse(await readFile(run.file(), 'utf8')).publish_at).toBeNull()
    await startScheduler()
    await advance(90)
    expect(run.publishes).toEqual([])
  })

  it('is retried for an hour while the CMS is unreachable', async () => {
    const scheduler = await startScheduler()
    run.outcome = cmsUnreachable
    await scheduler.changeSchedule({ publish_at: at(10) }, ['Putu'])
    await advance(12.5)
    expect(run.publishes.map(({ minutes }) => minutes)).toEqual([10, 11, 12])
    run.outcome = published
    await advance(5)
    expect(run.publishes).toHaveLength(4)
    await scheduler.changeSchedule({ publish_at: at(20) }, ['Putu'])
    run.outcome = cmsUnreachable
    await advance(120)
    expect(run.publishes).toHaveLength(4 + 61)
    expect(scheduler.state().publish_at).toBeNull()
  })

  it('is not retried if an invalid entry prevents it', async () => {
    const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'title', rule: 'is missing' }
    const scheduler = await startScheduler()
    run.outcome = { ...cmsUnreachable, faults: [fault] }
    await scheduler.changeSchedule({ publish_at: at(10) }, ['Putu'])
    await advance(30)
    expect(run.publishes).toHaveLength(1)
  })
})
