import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTour } from '@nusa/shared/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openReleases } from '../build/releases.ts'
import { createTestSite, type TestSite } from '../build/testing/test-site.ts'
import { updateSnapshot } from '../loaders/snapshot.ts'
import { FixtureCms } from '../loaders/testing/fixture-cms.ts'
import { fixtureContent } from '../loaders/testing/fixture-content.ts'
import { compareReleases } from './release-changes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const [first] = fixtureContent().tours ?? []
let cms: FixtureCms
let site: TestSite
let cache: string

beforeEach(async () => {
  cms = new FixtureCms()
  site = await createTestSite()
  cache = await mkdtemp(path.join(tmpdir(), 'nusa-releases-'))
})
afterEach(async () => {
  await cms.stop()
  await site.remove()
  await rm(cache, { recursive: true })
})

it('compareReleases returns the entries and pages that changed from one release to another, in both directions', async () => {
  const access = { url: await cms.start(), token: cms.token }
  const contentDir = path.join(cache, 'content')
  const publish = async (pages: Record<string, string>) => {
    await updateSnapshot(contentDir, root, access)
    return (await site.publish(pages, { contentDir })).release
  }
  const one = await publish({ 'index.html': 'One', 'tours/index.html': 'Tours' })
  cms.publish('tours', { ...makeTour(), ...first, notes: '<p>Bring a towel.</p>', id: 1 })
  const two = await publish({ 'index.html': 'Two', 'news/index.html': 'News' })
  const releases = openReleases(site.dist)
  const change = { kind: 'changed', slug: 'tours', id: 1, entry: '"Uluwatu day 1"' }
  expect(await compareReleases(releases, one, two)).toMatchObject({
    content: { kind: 'known', release: one, total: 1, entries: [change] },
    pages: { changed: ['/', '/news'], gone: ['/tours'] },
    counts: { changed: 2, gone: 1 },
  })
  expect(await compareReleases(releases, two, one)).toMatchObject({
    content: { entries: [{ ...change, fields: [{ after: ['Bring a hat.'] }] }] },
    pages: { changed: ['/', '/tours'], gone: ['/news'] },
  })
  expect(await compareReleases(releases, one, one)).toMatchObject({ content: { total: 0 }, counts: { changed: 0 } })
  expect(await compareReleases(releases, one, 99)).toMatchObject({ content: { kind: 'unknown' }, pages: null })
})

it('compareReleases ignores a page that was changed back, although its modification time differs', async () => {
  const one = (await site.publish({ 'index.html': 'One', 'tours/index.html': 'Tours' })).release
  await site.publish({ 'index.html': 'Two', 'tours/index.html': 'Tours' })
  const three = (await site.publish({ 'index.html': 'One', 'tours/index.html': 'Tuurs' })).release
  expect(await compareReleases(openReleases(site.dist), one, three)).toMatchObject({
    pages: { changed: ['/tours'], gone: [] },
    counts: { changed: 1, gone: 0 },
  })
})

it('compareReleases returns whether different code rendered the pages', async () => {
  const one = (await site.publish({ 'index.html': 'One' })).release
  const two = (await site.publish({ 'index.html': 'Two' })).release
  const three = (await site.publish({ 'index.html': 'Three' }, { code: 'other' })).release
  const releases = openReleases(site.dist)
  expect(await compareReleases(releases, one, two)).toMatchObject({ code_changed: false })
  expect(await compareReleases(releases, two, three)).toMatchObject({ code_changed: true })
  expect(await compareReleases(releases, one, 99)).toMatchObject({ code_changed: null })
})
