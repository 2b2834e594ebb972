import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from '@nusa/shared/publishing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTimetable, type Timetable } from './timetable.ts'

const published: Outcome = { kind: 'published', release: 1, changed: ['/'], gone: [], dead_links: [] }
const outOfReach: Outcome = { kind: 'failed', message: 'The CMS can’t be reached.', faults: [] }
const start = new Date('2026-11-23T00:00:00.000Z')
const minute = 60_000
let home: string
let file: string
let outcome: Outcome
/** Who was published for, and how many minutes after the start. */
let publishes: { by: string[]; minutes: number }[]
const open: Timetable[] = []

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-timetable-'))
  file = path.join(home, 'schedule.json')
  outcome = published
  publishes = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
})
afterEach(async () => {
  for (const timetable of open.splice(0)) await timetable.end()
  vi.useRealTimers()
  await rm(home, { recursive: true })
})

async function begun(): Promise<Timetable> {
  const timetable = await openTimetable(file)
  open.push(timetable)
  timetable.begin(async (by) => {
    publishes.push({ by, minutes: (Date.now() - start.getTime()) / minute })
    return outcome
  })
  return timetable
}
const at = (minutes: number) => new Date(start.getTime() + minutes * minute).toISOString()
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute)

describe('changes', () => {
  it('go live at once until somebody wants it otherwise', async () => {
    const timetable = await begun()
    expect(await timetable.isDueNow([])).toBe(true)
    expect(timetable.state()).toMatchObject({ quiet_seconds: 2, set_by: [], quiet_until: null })
  })

  it('go live once nothing has changed for as long as is wanted', async () => {
    const timetable = await begun()
    await timetable.change({ quiet_seconds: 62 }, ['Putu'])
    await pass(1)
    publishes = []
    expect(await timetable.isDueNow([])).toBe(false)
    await pass(0.9)
    await timetable.isDueNow([])
    expect(timetable.state()).toMatchObject({ set_by: ['Putu'], set_at: at(0), quiet_until: at(2.9) })
    await pass(2)
    expect(publishes).toEqual([{ by: [], minutes: 2.9 }])
    expect(timetable.state().quiet_until).toBeNull()
  })

  it('that were made before go live, too, once they may', async () => {
    const timetable = await begun()
    await timetable.change({ quiet_seconds: null }, ['Putu'])
    await pass(5)
    expect(publishes).toEqual([])
    await timetable.change({ quiet_seconds: 62 }, ['Putu'])
    await pass(5)
    expect(publishes).toEqual([{ by: [], minutes: 6 }])
  })
})

describe('changes that were to go live', () => {
  it('wait no longer once a publish that began after them has made them live', async () => {
    const timetable = await begun()
    await timetable.change({ quiet_seconds: 62 }, ['Putu'])
    await pass(2)
    publishes = []
    await timetable.isDueNow(['Ketut'])
    const settled = (result: Outcome, began: number) => timetable.settle(result, at(began))
    await settled(published, 2)
    await settled(outOfReach, 2.5)
    await settled({ kind: 'held' }, 2.5)
    expect(timetable.state()).toMatchObject({ quiet_until: at(3), changed_by: ['Ketut'] })
    await settled(published, 2.5)
    expect(timetable.state()).toMatchObject({ quiet_until: null, changed_by: [] })
    await pass(5)
    expect(publishes).toEqual([])
  })

  const ends = (timetable: Timetable, result: Outcome) => timetable.settle(result, new Date().toISOString())

  it('are known by whose they are until they are live, also by a publisher that was started again', async () => {
    const before = await begun()
    await before.change({ quiet_seconds: 60 }, ['Putu'])
    await pass(1)
    await ends(before, published)
    await before.isDueNow(['Ketut'])
    await before.isDueNow(['Wayan', 'Ketut'])
    await before.end()
    const after = await begun()
    expect(after.state().changed_by).toEqual(['Ketut', 'Wayan'])
    await pass(1)
    expect(after.state().changed_by).toEqual(['Ketut', 'Wayan'])
    await ends(after, published)
    expect(after.state().changed_by).toEqual([])
  })

  it('are owed until a publish that began after them has ended, and published once', async () => {
    const timetable = await begun()
    await timetable.isDueNow([])
    expect(timetable.state().owed_since).toBe(at(0))
    await timetable.settle(published, at(-1))
    expect(timetable.state().owed_since).toBe(at(0))
    await ends(timetable, published)
    await pass(120)
    expect([timetable.state().owed_since, publishes]).toEqual([null, []])
  })

  it.each([{ kind: 'unchanged' }, { kind: 'held' }] satisfies Outcome[])(
    'are owed no more where that is $kind',
    async (result) => {
      const timetable = await begun()
      await timetable.isDueNow([])
      await ends(timetable, result)
      expect(timetable.state().owed_since).toBeNull()
    },
  )

  it('are tried again each minute for an hour while the CMS is out of reach', async () => {
    const timetable = await begun()
    await timetable.isDueNow([])
    for (let minutes = 0; minutes < 90; minutes++) {
      if (publishes.length === minutes) await ends(timetable, outOfReach)
      await pass(1)
    }
    expect(publishes).toHaveLength(60)
    expect(timetable.state().owed_since).toBeNull()
  })

  it('are not tried again where an entry keeps them from it: whoever mends that changes something', async () => {
    const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'title', rule: 'is missing' }
    const timetable = await begun()
    await timetable.isDueNow([])
    await ends(timetable, { ...outOfReach, faults: [fault] })
    await pass(90)
    expect(publishes).toEqual([])
  })

  it.each([
    ['at once', 2],
    ['after a quiet minute', 60],
  ])(
    '%s are published by the publisher that is started after one that was killed meanwhile',
    async (_when, seconds) => {
      const killed = await begun()
      await killed.change({ quiet_seconds: seconds }, ['Putu'])
      await pass(1)
      await ends(killed, published)
      publishes = []
      await killed.isDueNow([])
      await pass(seconds > 2 ? 1 : 0)
      await vi.waitFor(async () => expect(JSON.parse(await readFile(file, 'utf8')).owed_since).not.toBeNull())
      await killed.end()
      publishes = []
      const next = await begun()
      await pass(0.01)
      expect(publishes).toMatchObject([{ by: [] }])
      await ends(next, published)
      await pass(90)
      expect(publishes).toHaveLength(1)
    },
  )
})

describe('a planned publish', () => {
  it('runs at its time, in the name of who planned it, once', async () => {
    const timetable = await begun()
    await timetable.change({ publish_at: at(40 * 24 * 60) }, ['Putu'])
    expect(timetable.state().publish_at).toEqual({ at: at(40 * 24 * 60), by: ['Putu'], asked_at: at(0) })
    await pass(41 * 24 * 60)
    expect(publishes).toEqual([{ by: ['Putu'], minutes: 40 * 24 * 60 }])
    expect(timetable.state().publish_at).toBeNull()
  })

  it('can be cancelled, and planned for another time', async () => {
    const timetable = await begun()
    await timetable.change({ publish_at: at(10) }, ['Putu'])
    await timetable.change({ publish_at: at(20) }, ['Kadek'])
    await pass(15)
    expect(publishes).toEqual([])
    await timetable.change({ publish_at: null }, ['Putu'])
    await pass(15)
    expect(publishes).toEqual([])
  })

  it('is remembered by a publisher that was started again, and done late where its time has passed', async () => {
    const before = await begun()
    await before.change({ publish_at: at(10) }, ['Putu'])
    await before.end()
    await pass(30)
    expect(publishes).toEqual([])
    const after = await begun()
    await pass(1)
    expect(publishes).toEqual([{ by: ['Putu'], minutes: 30 }])
    await vi.waitFor(async () => expect(JSON.parse(await readFile(file, 'utf8')).publish_at).toBeNull())
    expect(after.state().publish_at).toBeNull()
  })

  it('that is under way when the publisher is told to end is not done again by the next one', async () => {
    const published = Promise.withResolvers<Outcome>()
    const before = await openTimetable(file)
    before.begin(() => published.promise)
    await before.change({ publish_at: at(10) }, ['Putu'])
    await pass(10)
    const ended = before.end()
    published.resolve({ kind: 'published', release: 1, changed: [], gone: [], dead_links: [] })
    await ended
    expect(JSON.parse(await readFile(file, 'utf8')).publish_at).toBeNull()
    await begun()
    await pass(90)
    expect(publishes).toEqual([])
  })

  it('is tried again for an hour while the CMS is out of reach', async () => {
    const timetable = await begun()
    outcome = outOfReach
    await timetable.change({ publish_at: at(10) }, ['Putu'])
    await pass(12.5)
    expect(publishes.map(({ minutes }) => minutes)).toEqual([10, 11, 12])
    outcome = published
    await pass(5)
    expect(publishes).toHaveLength(4)
    await timetable.change({ publish_at: at(20) }, ['Putu'])
    outcome = outOfReach
    await pass(120)
    expect(publishes).toHaveLength(4 + 61)
    expect(timetable.state().publish_at).toBeNull()
  })

  it('that an entry keeps from being done is not tried again', async () => {
    const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'title', rule: 'is missing' }
    const timetable = await begun()
    outcome = { ...outOfReach, faults: [fault] }
    await timetable.change({ publish_at: at(10) }, ['Putu'])
    await pass(30)
    expect(publishes).toHaveLength(1)
  })
})

it('a file that can’t be read keeps nobody from publishing', async () => {
  await writeFile(file, '{"quiet')
  expect(await (await begun()).isDueNow([])).toBe(true)
})
