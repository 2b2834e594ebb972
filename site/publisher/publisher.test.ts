import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from '@nusa/shared/publishing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHistory } from './history.ts'
import { publisherApp } from './http.ts'
import { createPublisher, type RunPublish } from './publisher.ts'
import { openTimetable, type Timetable } from './timetable.ts'

const published: Outcome = { kind: 'published', release: 1, changed: ['/'], gone: [], dead_links: [] }
let home: string
const open: Timetable[] = []
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-publisher-'))
})
afterEach(async () => {
  for (const timetable of open.splice(0)) await timetable.end()
  await rm(home, { recursive: true })
})

const historyFile = () => path.join(home, 'publishes.json')

/** A publisher whose every run waits until the test lets it end. */
async function publisherWith(outcome: () => Promise<Outcome>) {
  const runs: (number | null)[] = []
  const run: RunPublish = async ({ back_to }, report) => {
    runs.push(back_to)
    report.begins('Pages')
    const result = await outcome()
    report.ends('Pages', 7)
    return result
  }
  const kept = {
    numbers: async () => [2, 1],
    live: async () => 1,
    note: (number: number) => path.join(home, `${number}.json`),
  }
  await writeFile(kept.note(2), '')
  const timetable = await openTimetable(path.join(home, 'schedule.json'))
  open.push(timetable)
  return {
    runs,
    publisher: createPublisher({
      siteUrl: 'http://nusa.example',
      history: await openHistory(historyFile()),
      run,
      kept,
      timetable,
    }),
  }
}

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

  it('goes on after a fault, which is told', async () => {
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
      { kind: 'failed', message: 'The disk is full.', faults: [] },
    ])
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

describe('over HTTP', () => {
  const ask = async (init: RequestInit = {}, token = 'the-token', address = '/publishing') => {
    const { publisher } = await publisherWith(async () => published)
    const headers = { authorization: `Bearer ${token}` }
    const previewer = { render: async () => ({ failure: 'The CMS is down.' }) }
    const changes = async () => ({ kind: 'unknown' }) as const
    const releasePage = async (release: number, at: string) => (release === 2 ? `<p>${at}</p>` : null)
    const app = publisherApp({ publisher, previewer, changes, releasePage, token: 'the-token' })
    const answer = await app.request(address, { headers, ...init })
    const body: unknown = await answer.json()
    await publisher.idle()
    return { status: answer.status, body }
  }

  it('nobody without the token is answered', async () => {
    expect((await ask({}, 'another')).status).toBe(401)
    expect((await ask({ headers: {} })).status).toBe(401)
  })

  it('who asks is told of the publish that will run', async () => {
    const answer = await ask({ method: 'POST', body: JSON.stringify({ by: ['Putu'], back_to: 3 }) })
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({ by: ['Putu'], back_to: 3, started_at: null })
  })

  it('a hook needs no header, but the token in its address', async () => {
    const init = { method: 'POST', headers: {} }
    expect((await ask(init, '', '/publishing/hooks/another')).status).toBe(401)
    const answer = await ask(init, '', '/publishing/hooks/the-token')
    expect(answer).toMatchObject({ status: 202, body: { by: [], back_to: null } })
  })

  it('a preview that can’t be made is told with why', async () => {
    const body = JSON.stringify({ collection: 'tours', entry: {} })
    expect(await ask({ method: 'POST', body }, 'the-token', '/preview')).toEqual({
      status: 503,
      body: { error: 'The CMS is down.' },
    })
    const wrong = await ask({ method: 'POST', body: '{"collection":"users"}' }, 'the-token', '/preview')
    expect(wrong.status).toBe(400)
  })

  it('a page of a kept release is told', async () => {
    const page = async (release: string) => (await ask({}, 'the-token', `/releases/${release}/page?path=/tours`)).body
    expect([await page('2'), await page('3')]).toEqual([{ html: '<p>/tours</p>' }, { html: null }])
  })

  it('what has changed is told', async () => {
    expect(await ask({}, 'the-token', '/publishing/changes')).toEqual({ status: 200, body: { kind: 'unknown' } })
  })

  it('when the site is published by itself is told and set', async () => {
    const set = (body: object) =>
      ask({ method: 'POST', body: JSON.stringify(body) }, 'the-token', '/publishing/schedule')
    expect((await set({ by: ['Putu'], quiet_seconds: 60 })).body).toMatchObject({
      schedule: { quiet_seconds: 60, set_by: ['Putu'], publish_at: null },
    })
    for (const wrong of [
      { quiet_seconds: 1 },
      { publish_at: 'tomorrow' },
      { publish_at: '2026-01-01T00:00:00Z' },
      [],
    ]) {
      expect((await set(wrong)).status).toBe(400)
    }
  })

  it('what makes no sense is refused', async () => {
    const answer = await ask({ method: 'POST', body: JSON.stringify({ back_to: 'yesterday' }) })
    expect(answer.status).toBe(400)
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
})
