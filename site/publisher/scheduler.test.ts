import { readFile, writeFile } from 'node:fs/promises'
import type { Outcome } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import type { Scheduler } from './scheduler.ts'
import { published } from './testing/publishers.ts'
import { advance, at, cmsUnreachable, schedulers } from './testing/schedulers.ts'

const run = schedulers()
const { begun } = run

describe('changes', () => {
  it('go live at once by default', async () => {
    const scheduler = await begun()
    expect(await scheduler.recordChange([])).toBe(true)
    expect(scheduler.state()).toMatchObject({ quiet_seconds: 2, set_by: [], quiet_until: null })
  })

  it('go live after the chosen period without further changes', async () => {
    const scheduler = await begun()
    await scheduler.change({ quiet_seconds: 60 }, ['Putu'])
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

  it('made while publishing was manual go live once it is automatic', async () => {
    const scheduler = await begun()
    await scheduler.change({ quiet_seconds: null }, ['Putu'])
    await scheduler.recordChange(['Ketut'])
    await scheduler.settle({ kind: 'held' }, at(0))
    await advance(5)
    expect(run.publishes).toEqual([])
    await scheduler.change({ quiet_seconds: 60 }, ['Putu'])
    await advance(5)
    expect(run.publishes).toEqual([{ by: [], minutes: 6 }])
  })

  it.each([2, null])(
    'are not scheduled when the period changes from %s to 60 seconds and nothing has changed',
    async (before) => {
      const scheduler = await begun()
      await scheduler.change({ quiet_seconds: before }, ['Putu'])
      await scheduler.change({ quiet_seconds: 60 }, ['Putu'])
      expect(scheduler.state().quiet_until).toBeNull()
      await advance(5)
      expect(run.publishes).toEqual([])
    },
  )

  it('that wait for a manual publish keep their authors until they are live, even across a restart', async () => {
    const before = await begun()
    await before.change({ quiet_seconds: null }, ['Putu'])
    expect(await before.recordChange(['Ketut'])).toBe(true)
    await before.settle({ kind: 'held' }, at(0))
    await before.stop()
    const after = await begun()
    await advance(5)
    expect([after.state().changed_by, run.publishes]).toEqual([['Ketut'], []])
    await after.settle(published, at(5))
    expect(after.state()).toMatchObject({ changed_by: [], owed_since: null })
  })

  it('whose publish would be retried wait for the new period when it is changed', async () => {
    const scheduler = await begun()
    await scheduler.recordChange([])
    await scheduler.settle(cmsUnreachable, at(0))
    await scheduler.change({ quiet_seconds: 120 }, ['Putu'])
    expect(scheduler.state().quiet_until).toBe(at(2))
    await advance(10)
    expect(run.publishes).toEqual([{ by: [], minutes: 2 }])
  })
})

describe('pending changes', () => {
  const ends = (scheduler: Scheduler, result: Outcome) => scheduler.settle(result, new Date().toISOString())

  it('are cleared by a publish that started after them', async () => {
    const scheduler = await begun()
    await scheduler.change({ quiet_seconds: 60 }, ['Putu'])
    await advance(2)
    run.publishes = []
    await scheduler.recordChange(['Ketut'])
    const settled = (result: Outcome, began: number) => scheduler.settle(result, at(began))
    await settled(published, 1.9)
    await settled(cmsUnreachable, 2.5)
    await settled({ kind: 'held' }, 2.5)
    expect(scheduler.state()).toMatchObject({ quiet_until: at(3), changed_by: ['Ketut'] })
    await settled(published, 2.5)
    expect(scheduler.state()).toMatchObject({ quiet_until: null, changed_by: [] })
    await advance(5)
    expect(run.publishes).toEqual([])
  })

  it('keep their authors until they are live, even across a restart', async () => {
    const before = await begun()
    await before.change({ quiet_seconds: 60 }, ['Putu'])
    await advance(1)
    await ends(before, published)
    await before.recordChange(['Ketut'])
    await before.recordChange(['Wayan', 'Ketut'])
    await before.stop()
    const after = await begun()
    expect(after.state().changed_by).toEqual(['Ketut', 'Wayan'])
    await advance(1)
    expect(after.state().changed_by).toEqual(['Ketut', 'Wayan'])
    await ends(after, published)
    expect(after.state().changed_by).toEqual([])
  })

  it('are pending until a publish that started after them has ended, and are published once', async () => {
    const scheduler = await begun()
    await scheduler.recordChange([])
    expect(scheduler.state().owed_since).toBe(at(0))
    await scheduler.settle(published, at(-1))
    expect(scheduler.state().owed_since).toBe(at(0))
    await ends(scheduler, published)
    await advance(120)
    expect([scheduler.state().owed_since, run.publishes]).toEqual([null, []])
  })

  it.each([{ kind: 'unchanged' }, { kind: 'held' }] satisfies Outcome[])(
    'are cleared by the outcome $kind',
    async (result) => {
      const scheduler = await begun()
      await scheduler.recordChange([])
      await ends(scheduler, result)
      expect(scheduler.state().owed_since).toBeNull()
    },
  )

  it('are retried every minute for an hour while the CMS is unreachable', async () => {
    const scheduler = await begun()
    await scheduler.recordChange([])
    for (let minutes = 0; minutes < 90; minutes++) {
      if (run.publishes.length === minutes) await ends(scheduler, cmsUnreachable)
      await advance(1)
    }
    expect(run.publishes).toHaveLength(60)
    expect(scheduler.state().owed_since).toBeNull()
  })

  it('are not retried if an invalid entry prevents the publish, since fixing it is another change', async () => {
    const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'title', rule: 'is missing' }
    const scheduler = await begun()
    await scheduler.recordChange([])
    await ends(scheduler, { ...cmsUnreachable, faults: [fault] })
    await advance(90)
    expect(run.publishes).toEqual([])
  })

  it.each([
    ['at once', 2],
    ['after a quiet minute', 60],
  ])('that go live %s are published by the next publisher after the first was killed', async (_when, seconds) => {
    const killed = await begun()
    await killed.change({ quiet_seconds: seconds }, ['Putu'])
    await advance(1)
    await ends(killed, published)
    run.publishes = []
    await killed.recordChange([])
    await advance(seconds > 2 ? 1 : 0)
    await vi.waitFor(async () => expect(JSON.parse(await readFile(run.file(), 'utf8')).owed_since).not.toBeNull())
    await killed.stop()
    run.publishes = []
    const next = await begun()
    await advance(0.01)
    expect(run.publishes).toMatchObject([{ by: [] }])
    await ends(next, published)
    await advance(90)
    expect(run.publishes).toHaveLength(1)
  })
})

it('publishes changes even if the schedule file is unreadable', async () => {
  await writeFile(run.file(), '{"quiet')
  expect(await (await begun()).recordChange([])).toBe(true)
})
