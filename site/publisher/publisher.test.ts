import { mkdir, writeFile } from 'node:fs/promises'
import { countsOf, type Outcome, publishFailures } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import { published, publishers } from './testing/publishers.ts'

const { publisherWith, historyFile, scheduleFile } = publishers()

describe('publishing', () => {
  it('runs once for all who ask while another run is under way, and names them all', async () => {
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
    await publisher.idle()
    expect(runs).toEqual([null, null])
    expect((await publisher.state()).ended.map(({ by }) => by)).toEqual([['Kadek', 'Wayan'], ['Putu']])
  })

  it('does what can wait once nothing runs or waits, until somebody asks', async () => {
    const told: (() => boolean)[] = []
    const { runs, publisher } = await publisherWith(
      async () => published,
      async (isIdle) => void told.push(isIdle),
    )
    publisher.publish(['Putu'])
    publisher.goBack(4, ['Putu'])
    await publisher.idle()
    expect([runs.length, told.length]).toEqual([2, 1])
    expect(told[0]?.()).toBe(true)
    publisher.publish(['Kadek'])
    expect(told[0]?.()).toBe(false)
    await publisher.idle()
    expect(told).toHaveLength(2)
  })

  it('is not shared with who wants to go back, and keeps the order of asking', async () => {
    const { runs, publisher } = await publisherWith(async () => published)
    publisher.publish([])
    publisher.goBack(4, ['Putu'])
    publisher.publish(['Kadek'])
    publisher.publish([])
    await publisher.idle()
    expect(runs).toEqual([null, 4, null])
  })

  it('goes back once for all who ask for the same release meanwhile', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    const back = publisher.goBack(4, ['Putu'])
    await expect.poll(() => runs).toEqual([4])
    expect(publisher.goBack(4, ['Putu', 'Kadek']).id).toBe(back.id)
    publisher.goBack(3, ['Wayan'])
    publisher.goBack(4, ['Wayan'])
    first.resolve(published)
    await publisher.idle()
    expect(runs).toEqual([4, 3, 4])
    expect((await publisher.state()).ended.at(-1)?.by).toEqual(['Putu', 'Kadek'])
  })

  it('goes on after a fault, of which the log has the words of programs, and editors theirs', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const { publisher } = await publisherWith(async () => {
      if (isBroken) throw new Error('The disk is full.')
      return published
    })
    publisher.publish([])
    await publisher.idle()
    isBroken = false
    publisher.publish([])
    await publisher.idle()
    const { ended } = await publisher.state()
    expect(ended.map(({ outcome }) => outcome)).toEqual([
      published,
      { kind: 'failed', message: publishFailures.unexpected, faults: [] },
    ])
    expect(log).toHaveBeenCalledWith(new Error('The disk is full.'))
    log.mockRestore()
  })
})

describe('where nothing can be written, as on a full disk', () => {
  it('publishes go on, and what became of them is remembered as long as the publisher runs', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { runs, publisher } = await publisherWith(async () => published)
    for (const file of [historyFile(), scheduleFile()]) await mkdir(file)
    publisher.publish(['Putu'])
    await publisher.idle()
    publisher.publish(['Kadek'])
    await publisher.idle()
    const { ended, running } = await publisher.state()
    expect([runs, ended.map(({ by }) => by), running]).toEqual([[null, null], [['Kadek'], ['Putu']], null])
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })

  it('a change that is to go live does', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { runs, publisher } = await publisherWith(async () => published)
    await mkdir(scheduleFile())
    expect(await publisher.contentChanged()).not.toBeNull()
    await publisher.idle()
    expect(runs).toEqual([null])
    log.mockRestore()
  })
})

describe('of many pages', () => {
  const manyPages: Outcome = {
    kind: 'published',
    release: 2,
    changed: Array.from({ length: 2000 }, (_, index) => `/tour/${index}`),
    gone: [],
    dead_links: [],
  }

  it('the newest release lists a hundred addresses, those before none, and all say how many there are', async () => {
    const { publisher } = await publisherWith(async () => manyPages)
    for (let time = 0; time < 3; time++) {
      publisher.publish(['Putu'])
      await publisher.idle()
    }
    const { ended } = await publisher.state()
    const outcomes = ended.map(({ outcome }) => (outcome?.kind === 'published' ? outcome : null))
    expect(outcomes.map((outcome) => outcome?.changed.length)).toEqual([100, 0, 0])
    expect(outcomes.map((outcome) => outcome && countsOf(outcome).changed)).toEqual([2000, 2000, 2000])
  })
})

it('a plan is not put in the place of another one, which can be cancelled first', async () => {
  const { publisher } = await publisherWith(async () => published)
  const [at, later] = ['2099-01-01T00:00:00.000Z', '2099-01-02T00:00:00.000Z']
  expect(await publisher.change({ publish_at: at }, ['Putu'])).toBeNull()
  expect(await publisher.change({ publish_at: later }, ['Kadek'])).toBe('is_planned')
  expect((await publisher.state()).schedule.publish_at).toMatchObject({ at, by: ['Putu'] })
  await publisher.change({ publish_at: null }, ['Kadek'])
  expect(await publisher.change({ publish_at: later }, ['Kadek'])).toBeNull()
})

describe('of the past', () => {
  it('a publisher that was started again knows what the one before did, and counts on', async () => {
    const before = await publisherWith(async () => published)
    const { id } = before.publisher.publish(['Putu'])
    await before.publisher.idle()
    const { publisher } = await publisherWith(async () => published)
    expect(publisher.publish([]).id).toBe(id + 1)
    await publisher.idle()
    expect(await publisher.state()).toMatchObject({ ended: [{ by: [] }, { by: ['Putu'] }], usual_milliseconds: 7 })
  })

  it('each kept release says who published it and since when; of one made without the publisher only the age is known', async () => {
    const { publisher } = await publisherWith(async () => published)
    publisher.publish(['Putu'])
    await publisher.idle()
    expect((await publisher.state()).releases).toEqual([
      { number: 2, is_live: false, since: expect.any(String), by: [], changed_by: [], copy_of: null },
      { number: 1, is_live: true, since: expect.any(String), by: ['Putu'], changed_by: [], copy_of: null },
    ])
  })

  it('who made a kept release stays known, however often nothing changed since', async () => {
    const outcomes: Outcome[] = [published]
    const { publisher } = await publisherWith(async () => outcomes.shift() ?? { kind: 'unchanged' })
    publisher.publish(['Putu'])
    await publisher.idle()
    for (let time = 0; time < 60; time++) {
      publisher.publish([])
      await publisher.idle()
    }
    const { ended, releases } = await publisher.state()
    expect(ended).toHaveLength(51)
    expect(releases[1]?.by).toEqual(['Putu'])
  })

  it('nothing is known where the file is broken, and publishing works', async () => {
    await writeFile(historyFile(), '[{"id":')
    const { publisher } = await publisherWith(async () => published)
    publisher.publish([])
    await publisher.idle()
    expect((await publisher.state()).ended).toHaveLength(1)
  })
})

describe('after going back', () => {
  it('changes alone publish nothing, until a person asks', async () => {
    const { runs, publisher } = await publisherWith(async () => published)
    publisher.goBack(1, ['Putu'])
    await publisher.idle()
    publisher.publish([])
    await publisher.idle()
    expect((await publisher.state()).ended[0]?.outcome).toEqual({ kind: 'held' })
    publisher.publish(['Kadek'])
    await publisher.idle()
    publisher.publish([])
    await publisher.idle()
    expect(runs).toEqual([1, null, null])
  })

  it('no publish is planned any more; a going back that failed leaves the plan', async () => {
    const outcomes: Outcome[] = [{ kind: 'failed', message: 'It is live.', faults: [] }, published]
    const { publisher } = await publisherWith(async () => outcomes.shift() ?? published)
    const planned = async () => (await publisher.state()).schedule.publish_at?.at
    const at = '2099-01-01T00:00:00.000Z'
    await publisher.change({ publish_at: at }, ['Putu'])
    publisher.goBack(2, ['Putu'])
    await publisher.idle()
    expect(await planned()).toBe(at)
    publisher.goBack(1, ['Putu'])
    await publisher.idle()
    expect(await planned()).toBeUndefined()
  })
})
