import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceFile } from '../lib/files.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
const page = (words: string) => `<p>${words} ${'and rice terraces '.repeat(100)}</p>`
const read = (file: string) => readFile(path.join(site.dist, file))
const has = (file: string) => existsSync(path.join(site.dist, file))

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.remove())

describe('publish', () => {
  it('writes every page with its compressed copies', async () => {
    const text = page('Ubud')
    expect(await site.publish({ 'tour/ubud/index.html': text })).toMatchObject({
      writtenCount: 1,
      unchangedCount: 0,
      removedCount: 0,
    })
    expect((await read('tour/ubud/index.html')).toString()).toBe(text)
    expect(brotliDecompressSync(await read('tour/ubud/index.html.br')).toString()).toBe(text)
    expect(gunzipSync(await read('tour/ubud/index.html.gz')).toString()).toBe(text)
  })

  it('serves the previous release after an interrupted publish, until the next publish succeeds', async () => {
    await site.publish({ 'index.html': page('Old') })
    const { staged } = await site.stageTexts({ 'index.html': page('New') })
    await rm(path.join(staged, 'index.html.gz'))
    expect((await read('index.html')).toString()).toBe(page('Old'))
    expect(gunzipSync(await read('index.html.gz')).toString()).toBe(page('Old'))
    await site.publish({ 'index.html': page('Newer') })
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page('Newer'))
    expect(gunzipSync(await read('index.html.gz')).toString()).toBe(page('Newer'))
  })

  it('does not compress files that are small or already compressed', async () => {
    await site.publish({ 'robots.txt': 'Disallow:', '_astro/font.woff2': 'x'.repeat(5000) })
    expect(has('robots.txt.br')).toBe(false)
    expect(has('_astro/font.woff2.br')).toBe(false)
  })

  it('does not touch unchanged files', async () => {
    await site.publish({ 'index.html': page('Home') })
    const long = new Date('2026-01-01')
    for (const file of ['index.html', 'index.html.br']) await utimes(path.join(site.dist, file), long, long)
    expect(await site.publish({ 'index.html': page('Home') })).toMatchObject({
      writtenCount: 0,
      unchangedCount: 1,
      removedCount: 0,
    })
    expect((await stat(path.join(site.dist, 'index.html'))).mtime).toEqual(long)
    expect((await stat(path.join(site.dist, 'index.html.br'))).mtime).toEqual(long)
  })

  it('replaces a changed page and its compressed copies', async () => {
    await site.publish({ 'index.html': page('Old') })
    await site.publish({ 'index.html': page('New') })
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page('New'))
  })

  it('removes the compressed copies of a page that has become small', async () => {
    await site.publish({ 'index.html': page('Old') })
    await site.publish({ 'index.html': '<p>New</p>' })
    expect(has('index.html.br')).toBe(false)
  })

  it('removes deleted pages with their compressed copies', async () => {
    await site.publish({ 'index.html': 'home', 'tour/ubud/index.html': page('Ubud') })
    expect(await site.publish({ 'index.html': 'home' })).toMatchObject({
      writtenCount: 0,
      unchangedCount: 1,
      removedCount: 1,
    })
    expect(has('tour/ubud/index.html')).toBe(false)
    expect(has('tour/ubud/index.html.br')).toBe(false)
  })

  describe('scripts of the previous release', () => {
    const hour = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours))
    const [old, fresh] = [{ '_astro/panel.old.js': 'old' }, { '_astro/panel.new.js': 'new' }]

    it('are retained for one day', async () => {
      await site.publish(old, { now: hour(0) })
      await site.publish(fresh, { now: hour(1) })
      await site.publish(fresh, { now: hour(24) })
      expect(has('_astro/panel.old.js')).toBe(true)
      await site.publish(fresh, { now: hour(25) })
      expect(has('_astro/panel.old.js')).toBe(false)
      expect(has('_astro/panel.new.js')).toBe(true)
    })

    it('are retained for one day after the release that removed the scripts, however old the scripts are', async () => {
      await site.publish(old, { now: hour(0) })
      await site.publish(fresh, { now: hour(48) })
      expect(has('_astro/panel.old.js')).toBe(true)
      await site.publish({ ...fresh, 'index.html': 'new' }, { now: hour(71) })
      expect(has('_astro/panel.old.js')).toBe(true)
      await site.publish({ ...fresh, 'index.html': 'newer' }, { now: hour(72) })
      expect(has('_astro/panel.old.js')).toBe(false)
    })

    it('are reused if a later release needs them again', async () => {
      await site.publish(old, { now: hour(0) })
      await site.publish(fresh, { now: hour(1) })
      expect(await site.publish(old, { now: hour(2) })).toMatchObject({ writtenCount: 0 })
      expect(has('_astro/panel.old.js')).toBe(true)
      await site.publish({ ...old, 'index.html': 'new' }, { now: hour(26) })
      expect(has('_astro/panel.old.js')).toBe(true)
      expect(has('_astro/panel.new.js')).toBe(false)
    })
  })

  it('creates a release only if a file differs', async () => {
    const { release } = await site.publish({ 'index.html': 'home' })
    expect((await site.publish({ 'index.html': 'home' })).release).toBe(release)
    expect((await site.publish({ 'index.html': 'new' })).release).toBe(release + 1)
    expect(await site.releases.listNumbers()).toEqual([release + 1, release])
  })

  it('does not rewrite the manifest of the live release if no file differs', async () => {
    const { release } = await site.publish({ 'index.html': 'home' }, { now: new Date('2026-01-01') })
    const note = await stat(site.releases.manifestOf(release))
    expect(note.mtime).toEqual(new Date('2026-01-01'))
    await site.publish({ 'index.html': 'home' })
    expect((await stat(site.releases.manifestOf(release))).ino).toBe(note.ino)
  })

  it('stores the content of each release, and shares the files of unchanged collections between releases', async () => {
    const contentDir = path.join(site.dist, '../content')
    const put = (file: string, text: string) => replaceFile(path.join(contentDir, file), text)
    const contentPath = (release: number, file: string) => path.join(site.releases.contentOf(release), file)
    await mkdir(contentDir)
    await put('tours.json', 'old')
    await put('pages.json', 'same')
    const { release } = await site.publish({ 'index.html': 'old' }, { contentDir })
    await put('tours.json', 'new')
    await site.publish({ 'index.html': 'new' }, { contentDir })
    expect(await readFile(contentPath(release, 'tours.json'), 'utf8')).toBe('old')
    expect(await readFile(contentPath(release + 1, 'tours.json'), 'utf8')).toBe('new')
    const [one, other] = [
      await stat(contentPath(release, 'pages.json')),
      await stat(contentPath(release + 1, 'pages.json')),
    ]
    expect(one.ino).toBe(other.ino)
    await put('tours.json', 'newer')
    await site.publish({ 'index.html': 'new' }, { contentDir })
    expect(await readFile(contentPath(release + 1, 'tours.json'), 'utf8')).toBe('new')
    expect(await readFile(path.join(site.releases.latestContentOf(release + 1), 'tours.json'), 'utf8')).toBe('newer')
  })

  it('does not change earlier releases', async () => {
    const { release } = await site.publish({ 'index.html': 'old', 'tours/index.html': 'tours' })
    await site.publish({ 'index.html': 'new' })
    const earlier = site.releases.folderOf(release)
    expect(await readFile(path.join(earlier, 'index.html'), 'utf8')).toBe('old')
    expect(await readFile(path.join(earlier, 'tours/index.html'), 'utf8')).toBe('tours')
  })

  it('turns a plain directory into a release', async () => {
    await site.createPlainDirectory({ 'index.html': 'home', 'stray.txt': 'stray' })
    expect(await site.publish({ 'index.html': 'home' })).toMatchObject({
      writtenCount: 0,
      unchangedCount: 1,
      removedCount: 1,
    })
    expect((await read('index.html')).toString()).toBe('home')
    expect(has('stray.txt')).toBe(false)
  })

  it('repairs a file that was modified in the live release', async () => {
    await site.publish({ 'index.html': page('Home') })
    await writeFile(path.join(site.dist, 'index.html'), 'half a pa')
    expect(await site.publish({ 'index.html': page('Home') })).toMatchObject({ writtenCount: 1 })
    expect((await read('index.html')).toString()).toBe(page('Home'))
  })
})
