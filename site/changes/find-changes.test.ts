import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishFailures } from '@nusa/shared/publishing'
import { makeTour } from '@nusa/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteSettings } from '../build/build-site.ts'
import { restoreRelease } from '../build/restore-release.ts'
import { createTestSite, type TestSite } from '../build/testing/test-site.ts'
import { updateSnapshot } from '../loaders/snapshot.ts'
import { FixtureCms } from '../loaders/testing/fixture-cms.ts'
import { fixtureContent } from '../loaders/testing/fixture-content.ts'
import { findChanges } from './find-changes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const [first] = fixtureContent().tours ?? []
let cms: FixtureCms
let site: TestSite
let cache: string
let settings: SiteSettings
let round = 0

beforeEach(async () => {
  cms = new FixtureCms()
  site = await createTestSite()
  cache = await mkdtemp(path.join(tmpdir(), 'nusa-changes-'))
  const access = { url: await cms.start(), token: cms.token }
  settings = {
    root,
    distDir: site.dist,
    cacheDir: cache,
    siteUrl: 'http://nusa.example',
    cms: access,
    allowsExamples: true,
  }
})
afterEach(async () => {
  await cms.stop()
  await site.remove()
  await rm(cache, { recursive: true })
})

/** Publishes the current content. */
async function publish() {
  await updateSnapshot(path.join(cache, 'content'), root, settings.cms)
  round += 1
  return site.publish({ 'index.html': `${round}` }, { contentDir: path.join(cache, 'content') })
}
const edit = (changes: object) => cms.publish('tours', { ...makeTour(), ...first, ...changes, id: 1 })
const entries = async () => {
  const changes = await findChanges(settings)
  return changes.kind === 'known' ? changes.entries.map(({ kind, entry, fields }) => [kind, entry, ...fields]) : changes
}

describe('findChanges', () => {
  it('finds no changes right after a publish', async () => {
    const { release } = await publish()
    expect(await findChanges(settings)).toEqual({ kind: 'known', release, total: 0, entries: [] })
  })

  it('finds no changes after a publish that changed no file', async () => {
    const contentDir = path.join(cache, 'content')
    const republish = async () => {
      await updateSnapshot(contentDir, root, settings.cms)
      return (await site.publish({ 'index.html': 'Home' }, { contentDir })).release
    }
    const release = await republish()
    edit({ notes: '<p>Bring a towel.</p>' })
    expect(await republish()).toBe(release)
    expect(await findChanges(settings)).toMatchObject({ release, total: 0 })
  })

  it('returns new, changed and deleted entries with their location in the CMS', async () => {
    await publish()
    edit({ notes: '<p>Bring a towel.</p>' })
    cms.publish('tours', makeTour({ id: 31, slug: 'new', title: 'New trip' }))
    cms.unpublish('tours', 4)
    cms.globals.settings = { ...(cms.globals.settings as object), tax: 12 }
    expect(await findChanges(settings)).toMatchObject({
      total: 4,
      entries: [
        { kind: 'changed', slug: 'settings', id: null, collection: 'Settings', entry: '', fields: [{ field: 'tax' }] },
        {
          kind: 'changed',
          slug: 'tours',
          id: 1,
          entry: '"Uluwatu day 1"',
          fields: [{ field: 'notes', before: ['Bring a hat.'], after: ['Bring a towel.'] }],
        },
        { kind: 'new', id: 31, entry: '"New trip"', fields: [] },
        { kind: 'gone', id: 4, entry: '"Ubud day 4"', fields: [] },
      ],
    })
  })

  it('returns a changed reference as the names of the referenced entries', async () => {
    await publish()
    edit({ main_image: 2 })
    expect(await entries()).toEqual([
      [
        'changed',
        '"Uluwatu day 1"',
        { field: 'main_image', before: ['A view of view-1'], after: ['A view of view-2'], differs_in: 'words' },
      ],
    ])
  })

  it('ignores entries that were saved without a change or whose change was reverted', async () => {
    await publish()
    edit({ title: 'Other' })
    edit({ updated_at: '2026-11-22T00:00:00.000Z' })
    expect(await entries()).toEqual([])
  })

  it('has no side effects on the next call or publish', async () => {
    await publish()
    edit({ title: 'Other' })
    const found = await entries()
    expect(await entries()).toEqual(found)
    await publish()
    expect(await entries()).toEqual([])
  })

  it('makes one CMS request for all calls made during a running comparison', async () => {
    await publish()
    const before = cms.requestedCursors.length
    const first = findChanges(settings)
    await new Promise((done) => setImmediate(done))
    edit({ title: 'Other' })
    const others = [entries(), entries(), entries()]
    expect(await first).toMatchObject({ kind: 'known' })
    for (const found of await Promise.all(others)) expect(found).toMatchObject([['changed', '"Other"', {}]])
    expect(cms.requestedCursors.length - before).toBe(2)
  })

  it('returns changes that a failed or killed publish has already fetched', async () => {
    await publish()
    edit({ title: 'Other' })
    await updateSnapshot(path.join(cache, 'content'), root, settings.cms)
    expect(await entries()).toMatchObject([['changed', '"Other"', { field: 'title' }]])
  })

  it('compares with the restored release after a restore', async () => {
    const { release } = await publish()
    edit({ title: 'Other' })
    await publish()
    await restoreRelease(site.releases, release)
    expect(await entries()).toMatchObject([['changed', '"Other"', { field: 'title', before: ['Uluwatu day 1'] }]])
    await publish()
    expect(await entries()).toEqual([])
  })

  it('fetches all content from the CMS if the cached content is missing', async () => {
    await publish()
    edit({ title: 'Other' })
    await rm(path.join(cache, 'content'), { recursive: true })
    expect(await entries()).toMatchObject([['changed', '"Other"', { field: 'title' }]])
    expect(cms.requestedCursors.at(-1)).toBeNull()
  })
})

describe('findChanges', () => {
  it('returns `unknown` if nothing is live or the content of the live release was not stored', async () => {
    expect(await findChanges(settings)).toEqual({ kind: 'unknown' })
    await site.publish({ 'index.html': 'old' })
    expect(await findChanges(settings)).toEqual({ kind: 'unknown' })
  })

  it('returns a failure if the CMS is unreachable', async () => {
    await publish()
    await cms.stop()
    expect(await findChanges(settings)).toMatchObject({ kind: 'failed', faults: [] })
    await cms.start()
  })

  it('returns the errors that prevent the current content from being published', async () => {
    await publish()
    edit({ review_count: -1 })
    expect(await findChanges(settings)).toEqual({
      kind: 'failed',
      message: publishFailures.content,
      faults: [
        {
          slug: 'tours',
          id: 1,
          collection: 'Tours',
          entry: '"Uluwatu day 1"',
          field: 'review_count',
          rule: 'must be at least 0',
        },
      ],
    })
  })
})
