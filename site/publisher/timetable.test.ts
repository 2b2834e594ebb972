import { readFile, writeFile } from 'node:fs/promises'
import type { Outcome } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import { published } from './testing/publishers.ts'
import { advance, at, cmsUnreachable, timetables } from './testing/timetables.ts'
import type { Timetable } from './timetable.ts'

const run = timetables()
const { begun } = run

describe('changes', () => {
  it('go live at once by default', async () => {
    const timetable = await begun()
    expect(await timetable.recordChange([])).toBe(true)
    expect(timetable.state()).toMatchObject({ quiet_seconds: 2, set_by: [], quiet_until: null })
  })

  it('go live after the chosen period without further changes', async () => {
    const timetable = await begun()
    await timetable.change({ quiet_seconds: 60 }, ['Putu'])
    await advance(1)
    run.publishes = []
    expect(await timetable.recordChange([])).toBe(false)
    await advance(0.9)
    await timetable.recordChange([])
    expect(timetable.state()).toMatchObject({ set_by: ['Putu'], set_at: at(0), quiet_until: at(2.9) })
    await advance(2)
    expect(run.publishes).toEqual([{ by: [], minutes: 2.9 }])
    expect(timetable.state().quiet_until).toBeNull()
  })

  it('made while publishing was manual go live once it is automatic', async () => {
    const timetable = await begun()
    await timetable.change({ quiet_seconds: null }, ['Putu'])
    await timetable.recordChange(['Ketut'])
    await timetable.settle({ kind: 'held' }, at(0))
    await advance(5)
    expect(run.publishes).toEqual([])
    await timetable.change({ quiet_seconds: 60 }, ['Putu'])
    await advance(5)
    expect(run.publishes).toEqual([{ by: [], minutes: 6 }])
  })

  it.each([2, null])(
    'are not scheduled when the period changes from %s to 60 seconds and nothing has changed',
    async (before) => {
      const timetable = await begun()
      await timetable.change({ quiet_seconds: before }, ['Putu'])
      await timetable.change({ quiet_seconds: 60 }, ['Putu'])
      expect(timetable.state().quiet_until).toBeNull()
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
    const timetable = await begun()
    await timetable.recordChange([])
    await timetable.settle(cmsUnreachable, at(0))
    await timetable.change({ quiet_seconds: 120 }, ['Putu'])
    expect(timetable.state().quiet_until).toBe(at(2))
    await advance(10)
    expect(run.publishes).toEqual([{ by: [], minutes: 2 }])
  })
})

describe('pending changes', () => {
  const ends = (timetable: Timetable, result: Outcome) => timetable.settle(result, new Date().toISOString())

  it('are cleared by a publish that started after them', async () => {
    const timetable = await begun()
    await timetable.change({ quiet_seconds: 60 }, ['Putu'])
    await advance(2)
    run.publishes = []
    await timetable.recordChange(['Ketut'])
    const settled = (result: Outcome, began: number) => timetable.settle(result, at(began))
    await settled(published, 1.9)
    await settled(cmsUnreachable, 2.5)
    await settled({ kind: 'held' }, 2.5)
    expect(timetable.state()).toMatchObject({ quiet_until: at(3), changed_by: ['Ketut'] })
    await settled(published, 2.5)
    expect(timetable.state()).toMatchObject({ quiet_until: null, changed_by: [] })
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
    const timetable = await begun()
    await timetable.recordChange([])
    expect(timetable.state().owed_since).toBe(at(0))
    await timetable.settle(published, at(-1))
    expect(timetable.state().owed_since).toBe(at(0))
    await ends(timetable, published)
    await advance(120)
    expect([timetable.state().owed_since, run.publishes]).toEqual([null, []])
  })

  it.each([{ kind: 'unchanged' }, { kind: 'held' }] satisfies Outcome[])(
    'are cleared by the outcome $kind',
    async (result) => {
      const timetable = await begun()
      await timetable.recordChange([])
      await ends(timetable, result)
      expect(timetable.state().owed_since).toBeNull()
    },
  )

  it('are retried every minute for an hour while the CMS is unreachable', async () => {
    const timetable = await begun()
    await timetable.recordChange([])
    for (let minutes = 0; minutes < 90; minutes++) {
      if (run.publishes.length === minutes) await ends(timetable, cmsUnreachable)
      await advance(1)
    }
    expect(run.publishes).toHaveLength(60)
    expect(timetable.state().owed_since).toBeNull()
  })

  it('are not retried if an invalid entry prevents the publish, since fixing it is another change', async () => {
    const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'title', rule: 'is missing' }
    const timetable = await begun()
    await timetable.recordChange([])
    await ends(timetable, { ...cmsUnreachable, faults: [fault] })
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
