import type { Outcome } from '@nusa/shared/publishing'
import { describe, expect, it } from 'vitest'
import type { Publisher } from './publisher.ts'
import { published, publishers } from './testing/publishers.ts'

const run = publishers()
const { publisherWith } = run

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

describe('whose changes made a release is known', () => {
  it('also where they waited for a quiet moment, and not of what a person published', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.contentChanged(['Ketut'])
    await publisher.idle()
    await publisher.contentChanged(['Wayan'])
    await publisher.idle()
    publisher.publish(['Putu'])
    await publisher.idle()
    const { ended, releases } = await publisher.state()
    expect(ended.map(({ by, changed_by }) => [...by, '|', ...changed_by].join(' '))).toEqual([
      'Putu |',
      '| Wayan',
      '| Ketut',
    ])
    expect(releases[1]).toMatchObject({ by: ['Putu'], changed_by: [] })
  })
})

describe('a change that is to go live after a quiet time', () => {
  const promise = async (publisher: Publisher) => (await publisher.state()).schedule

  it('is owed no more once a publish that had begun before the CMS told of it has made it live', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    await publisher.change({ quiet_seconds: 60 }, ['Putu'])
    publisher.publish(['Putu'])
    await expect.poll(() => runs).toEqual([null])
    const began = (await publisher.state()).running?.started_at ?? ''
    await expect.poll(() => new Date().toISOString() > began).toBe(true)
    await publisher.contentChanged(['Ketut'])
    run.differing = 0
    expect(await promise(publisher)).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
    first.resolve(published)
    await expect.poll(() => promise(publisher)).toMatchObject({ quiet_until: null, owed_since: null, changed_by: [] })
  })

  it('is not owed where the CMS tells of it when it is live already, or was changed back', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.change({ quiet_seconds: 60 }, ['Putu'])
    run.differing = 0
    await publisher.contentChanged(['Ketut'])
    await expect.poll(() => promise(publisher)).toMatchObject({ quiet_until: null, owed_since: null, changed_by: [] })
  })

  it('is owed until the next publish where nobody is named, as it may be new code, though no content differs', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.change({ quiet_seconds: 60 }, ['Putu'])
    run.differing = 0
    await publisher.contentChanged()
    await publisher.contentChanged(['Ketut'])
    publisher.goBack(2, ['Putu'])
    await publisher.idle()
    expect(await promise(publisher)).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
    publisher.publish(['Putu'])
    await publisher.idle()
    expect((await promise(publisher)).quiet_until).toBeNull()
    await publisher.contentChanged(['Ketut'])
    await expect.poll(() => promise(publisher)).toMatchObject({ quiet_until: null, changed_by: [] })
  })

  it.each([1, null])('is owed while %s entries are known to differ', async (differing) => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.change({ quiet_seconds: 60 }, ['Putu'])
    run.differing = differing
    await publisher.contentChanged(['Ketut'])
    publisher.goBack(2, ['Putu'])
    await publisher.idle()
    expect(await promise(publisher)).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
  })
})

describe('a change that is to go live by itself', () => {
  it('is known by whose it is also where it waited for a person first, as somebody wanted', async () => {
    const { publisher } = await publisherWith(async () => published)
    await publisher.change({ quiet_seconds: null }, ['Putu'])
    await publisher.contentChanged(['Ketut'])
    await publisher.idle()
    await publisher.change({ quiet_seconds: 2 }, ['Putu'])
    await expect
      .poll(async () => (await publisher.state()).ended[0])
      .toMatchObject({
        outcome: published,
        by: [],
        changed_by: ['Ketut'],
      })
  })

  it('is owed while it is published, and no more once it is live', async () => {
    const first = Promise.withResolvers<Outcome>()
    const { runs, publisher } = await publisherWith(() => first.promise)
    await publisher.contentChanged()
    await expect.poll(() => runs).toEqual([null])
    expect((await publisher.state()).schedule.owed_since).toEqual(expect.any(String))
    first.resolve(published)
    await publisher.idle()
    expect((await publisher.state()).schedule.owed_since).toBeNull()
  })

  it('that comes while another is being published is still owed when that has ended', async () => {
    const outcomes = [Promise.withResolvers<Outcome>(), Promise.withResolvers<Outcome>()]
    const { runs, publisher } = await publisherWith(
      () => outcomes[runs.length - 1]?.promise ?? Promise.resolve(published),
    )
    await publisher.contentChanged()
    await expect.poll(() => runs).toHaveLength(1)
    const began = (await publisher.state()).running?.started_at ?? ''
    // What changes in the moment in which a publish begins is in what that reads.
    await expect.poll(() => new Date().toISOString() > began).toBe(true)
    await publisher.contentChanged()
    outcomes[0]?.resolve(published)
    await expect.poll(() => runs).toHaveLength(2)
    expect((await publisher.state()).schedule.owed_since).toEqual(expect.any(String))
    outcomes[1]?.resolve(published)
    await publisher.idle()
    expect((await publisher.state()).schedule.owed_since).toBeNull()
  })
})
