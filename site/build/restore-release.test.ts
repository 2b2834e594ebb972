import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreRelease } from './restore-release.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
const read = (file: string) => readFile(path.join(site.dist, file), 'utf8')
const has = (file: string) => existsSync(path.join(site.dist, file))
const [old, fresh] = [
  { 'index.html': 'old', 'tours/index.html': 'tours', '_astro/old.js': 'old' },
  { 'index.html': 'new', 'news/index.html': 'news', '_astro/new.js': 'new' },
]

beforeEach(async () => {
  site = await createTestSite()
  await site.publish(old)
  await site.publish(fresh)
})
afterEach(() => site.remove())

describe('restoreRelease', () => {
  it('restores every page of the earlier release and removes pages that only the live release has', async () => {
    expect(await restoreRelease(site.releases, 1)).toEqual({
      release: 3,
      pages: { changed: ['/', '/tours'], gone: ['/news'] },
    })
    expect(await read('index.html')).toBe('old')
    expect(await read('tours/index.html')).toBe('tours')
    expect(has('news/index.html')).toBe(false)
  })

  it('retains the scripts of replaced pages for one day', async () => {
    await restoreRelease(site.releases, 1)
    expect(await read('_astro/new.js')).toBe('new')
    await site.publish({ ...old, 'index.html': 'next day' }, { now: new Date(Date.now() + 25 * 60 * 60 * 1000) })
    expect(has('_astro/new.js')).toBe(false)
  })

  it('can be undone by restoring the replaced release', async () => {
    await restoreRelease(site.releases, 1)
    expect(await restoreRelease(site.releases, 2)).toMatchObject({ release: 4 })
    expect(await read('index.html')).toBe('new')
    expect(has('tours/index.html')).toBe(false)
    expect(await read('_astro/new.js')).toBe('new')
  })

  it('lets the next publish write only what differs from the restored release', async () => {
    await restoreRelease(site.releases, 1)
    expect(await site.publish(old)).toMatchObject({ writtenCount: 0, release: 3 })
  })

  it('refuses the live release and releases that are not retained', async () => {
    expect(await restoreRelease(site.releases, 2)).toEqual({ failure: 'is_live' })
    expect(await restoreRelease(site.releases, 9)).toEqual({ failure: 'not_kept' })
  })

  it('refuses a release with a changed or missing file, and keeps the live release', async () => {
    await writeFile(path.join(site.releases.folderOf(1), 'index.html'), 'half a p')
    expect(await restoreRelease(site.releases, 1)).toEqual({ failure: 'not_whole' })
    await restoreRelease(site.releases, 2)
    await rm(path.join(site.releases.folderOf(1), 'tours'), { recursive: true })
    expect(await restoreRelease(site.releases, 1)).toEqual({ failure: 'not_whole' })
    expect(await read('index.html')).toBe('new')
  })
})
