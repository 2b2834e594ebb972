import { writeFile } from 'node:fs/promises'
import { type Outcome, publishFailures } from '@nusa/shared/publishing'
import { describe, expect, it, vi } from 'vitest'
import { published, publishers } from './testing/publishers.ts'

const { publisherWith, historyFile } = publishers()

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
      { number: 2, is_live: false, since: expect.any(String), by: [], copy_of: null },
      { number: 1, is_live: true, since: expect.any(String), by: ['Putu'], copy_of: null },
    ])
  })

  it('who made a kept release stays known, however often nothing changed since', async () => {
    const outcomes: Outcome[] = [published]
    const { publisher } = await publisherWith(async () => outcomes.shift() ?? { kind: 'unchanged', dead_links: [] })
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

describe('where changes are to wait for a person', () => {
  it('they do, and who asks publishes', async () => {
    const { runs, publisher } = await publisherWith(async () => published)
    await publisher.change({ quiet_seconds: null }, ['Putu'])
    await publisher.contentChanged()
    await publisher.idle()
    expect((await publisher.state()).ended[0]?.outcome).toEqual({ kind: 'held' })
    publisher.publish(['Kadek'])
    await publisher.idle()
    expect(runs).toEqual([null])
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
