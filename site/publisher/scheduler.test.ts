import { readFile, writeFile } from 'node:fs/promises'
import type { Outcome } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import type { Scheduler } from './scheduler.ts'
import { published } from './testing/publishers.ts'
import { advance, at, cmsUnreachable, schedulers } from './testing/schedulers.ts'

const run = schedulers()
const { startScheduler } = run

describe('the scheduler', () => {
  it('publishes changes immediately by default', async () => {
    const scheduler = await startScheduler()
    expect(await scheduler.recordChange([])).toBe(true)
    expect(scheduler.state()).toMatchObject({ quiet_seconds: 2, set_by: [], quiet_until: null })
  })

  it('publishes changes when there was no further change for the chosen period', async () => {
    const scheduler = await startScheduler()
    await scheduler.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    await advance(1)
    run.publishes = []
    expect(await scheduler.recordChange([])).toBe(false)
    await advance(0.9)
    await scheduler.recordChange([])
    expect(scheduler.state()).toMatchObject({ set_by: ['Putu'], set_at: at(0), quiet_until: at(2.9) })
    await advance(2)
    expect(run.publishes).toEqual([{ by: [], minutes: 2.9 }])
    expect(scheduler.state().quiet_until).toBeNull()
  })

  it('publishes changes made during manual publishing when publishing becomes automatic', async () => {
    const scheduler = await startScheduler()
    await scheduler.changeSchedule({ quiet_seconds: null }, ['Putu'])
    await scheduler.recordChange(['Ketut'])
    await scheduler.settleChanges({ kind: 'held' }, at(0))
    await advance(5)
    expect(run.publishes).toEqual([])
    await scheduler.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    await advance(5)
    expect(run.publishes).toEqual([{ by: [], minutes: 6 }])
  })

  it.each([
    ['two seconds', 2],
    ['manual publishing', null],
  ])(
    'schedules no publish when the quiet period changes from %s to 60 seconds and no change is pending',
    async (_before, before) => {
      const scheduler = await startScheduler()
      await scheduler.changeSchedule({ quiet_seconds: before }, ['Putu'])
      await scheduler.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
      expect(scheduler.state().quiet_until).toBeNull()
      await advance(5)
      expect(run.publishes).toEqual([])
    },
  )

  it('stores the authors of changes until a manual publish makes the changes live, even across a restart', async () => {
    const before = await startScheduler()
    await before.changeSchedule({ quiet_seconds: null }, ['Putu'])
    expect(await before.recordChange(['Ketut'])).toBe(true)
    await before.settleChanges({ kind: 'held' }, at(0))
    await before.stop()
    const after = await startScheduler()
    await advance(5)
    expect([after.state().changed_by, run.publishes]).toEqual([['Ketut'], []])
    await after.settleChanges(published, at(5))
    expect(after.state()).toMatchObject({ changed_by: [], owed_since: null })
  })

  it('starts a new quiet period instead of a pending retry when an editor changes the quiet period', async () => {
    const scheduler = await startScheduler()
    await scheduler.recordChange([])
    await scheduler.settleChanges(cmsUnreachable, at(0))
    await scheduler.changeSchedule({ quiet_seconds: 120 }, ['Putu'])
    expect(scheduler.state().quiet_until).toBe(at(2))
    await advance(10)
    expect(run.publishes).toEqual([{ by: [], minutes: 2 }])
  })
})

describe('pending changes', () => {
  const settleNow = (scheduler: Scheduler, result: Outcome) => scheduler.settleChanges(result, new Date().toISOString())

  it('are cleared by a successful publish that started after the change', async () => {
    const scheduler = await startScheduler()
    await scheduler.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    await advance(2)
    run.publishes = []
    await scheduler.recordChange(['Ketut'])
    const settled = (result: Outcome, began: number) => scheduler.settleChanges(result, at(began))
    await settled(published, 1.9)
    await settled(cmsUnreachable, 2.5)
    await settled({ kind: 'held' }, 2.5)
    expect(scheduler.state()).toMatchObject({ quiet_until: at(3), changed_by: ['Ketut'] })
    await settled(published, 2.5)
    expect(scheduler.state()).toMatchObject({ quiet_until: null, changed_by: [] })
    await advance(5)
    expect(run.publishes).toEqual([])
  })

  it('keep their authors until the changes are live, even across a restart', async () => {
    const before = await startScheduler()
    await before.changeSchedule({ quiet_seconds: 60 }, ['Putu'])
    await advance(1)
    await settleNow(before, published)
    await before.recordChange(['Ketut'])
    await before.recordChange(['Wayan', 'Ketut'])
    await before.stop()
    const after = await startScheduler()
    expect(after.state().changed_by).toEqual(['Ketut', 'Wayan'])
    await advance(1)
    expect(after.state().changed_by).toEqual(['Ketut', 'Wayan'])
    await settleNow(after, published)
    expect(after.state().changed_by).toEqual([])
  })

  it('stay pending until a publish that started after the change has ended, and are not published again', async () => {
    const scheduler = await startScheduler()
    await scheduler.recordChange([])
    expect(scheduler.state().owed_since).toBe(at(0))
    await scheduler.settleChanges(published, at(-1))
    expect(scheduler.state().owed_since).toBe(at(0))
    await settleNow(scheduler, published)
    await advance(120)
    expect([scheduler.state().owed_since, run.publishes]).toEqual([null, []])
  })

  it.each([{ kind: 'unchanged' }, { kind: 'held' }] satisfies Outcome[])(
    'are cleared by a publish with the outcome "$kind"',
    async (result) => {
      const scheduler = await startScheduler()
      await scheduler.recordChange([])
      await settleNow(scheduler, result)
      expect(scheduler.state().owed_since).toBeNull()
    },
  )

  it('are retried every minute for an hour while the CMS is unreachable', async () => {
    const scheduler = await startScheduler()
    await scheduler.recordChange([])
    for (let minutes = 0; minutes < 90; minutes++) {
      if (run.publishes.length === minutes) await settleNow(scheduler, cmsUnreachable)
      await advance(1)
    }
    expect(run.publishes).toHaveLength(60)
    expect(scheduler.state().owed_since).toBeNull()
  })

  it('are not retried if an invalid entry prevents the publish, because fixing the entry starts a publish itself', async () => {
    const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'title', rule: 'is missing' }
    const scheduler = await startScheduler()
    await scheduler.recordChange([])
    await settleNow(scheduler, { ...cmsUnreachable, faults: [fault] })
    await advance(90)
    expect(run.publishes).toEqual([])
  })

  it.each([
    ['at once', 2],
    ['after a quiet minute', 60],
  ])('that go live %s are published after a restart if the publisher was killed', async (_when, seconds) => {
    const killed = await startScheduler()
    await killed.changeSchedule({ quiet_seconds: seconds }, ['Putu'])
    await advance(1)
    await settleNow(killed, published)
    run.publishes = []
    await killed.recordChange([])
    await advance(seconds > 2 ? 1 : 0)
    await vi.waitFor(async () => expect(JSON.parse(await readFile(run.file(), 'utf8')).owed_since).not.toBeNull())
    await killed.stop()
    run.publishes = []
    const next = await startScheduler()
    await advance(0.01)
    expect(run.publishes).toMatchObject([{ by: [] }])
    await settleNow(next, published)
    await advance(90)
    expect(run.publishes).toHaveLength(1)
  })
})

it('the scheduler publishes changes even if the schedule file is unreadable', async () => {
  await writeFile(run.file(), '{"quiet')
  expect(await (await startScheduler()).recordChange([])).toBe(true)
})
