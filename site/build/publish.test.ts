import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from './files.ts'
import { publish } from './publish.ts'
import { isServed, stage } from './staging.ts'

let home: string
let dist: string
const page = (words: string) => `<p>${words} ${'and rice terraces '.repeat(100)}</p>`

/** Lays those of a site's files ready that are not served as they are here. */
async function lay(site: Record<string, string>) {
  const staged = await mkdtemp(path.join(home, 'staged-'))
  const changed = Object.keys(site).filter((file) => !isServed(dist, file, Buffer.from(site[file] ?? '')))
  for (const file of changed) await stage(staged, file, Buffer.from(site[file] ?? ''), changed.length)
  const served = (await filesBelow(dist)).filter((file) => !/\.(br|gz)$/.test(file))
  return { staged, difference: { files: Object.keys(site), changed, gone: served.filter((file) => !(file in site)) } }
}

let published: string[]
const wasPublished = (file: string) => published.includes(file)

async function publishFiles(site: Record<string, string>, now?: Date) {
  const { staged, difference } = await lay(site)
  const publication = await publish(staged, dist, difference, wasPublished, now)
  published = Object.keys(site)
  return publication
}

const read = (file: string) => readFile(path.join(dist, file))
const has = (file: string) => existsSync(path.join(dist, file))

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-publish-'))
  dist = path.join(home, 'dist')
  published = []
})
afterEach(() => rm(home, { recursive: true }))

describe('publishing', () => {
  it('writes every page with its compressed copies', async () => {
    const text = page('Ubud')
    expect(await publishFiles({ 'tour/ubud/index.html': text })).toEqual({ written: 1, kept: 0, removed: 0 })
    expect((await read('tour/ubud/index.html')).toString()).toBe(text)
    expect(brotliDecompressSync(await read('tour/ubud/index.html.br')).toString()).toBe(text)
    expect(gunzipSync(await read('tour/ubud/index.html.gz')).toString()).toBe(text)
  })

  it('is finished the next time where it was interrupted between a page and its copies', async () => {
    await publishFiles({ 'index.html': page('Old') })
    const { staged, difference } = await lay({ 'index.html': page('New') })
    await rm(path.join(dist, 'index.html.gz'))
    await mkdir(path.join(dist, 'index.html.gz', 'in-the-way'), { recursive: true })
    await expect(publish(staged, dist, difference, wasPublished)).rejects.toThrow()
    expect((await read('index.html')).toString()).toBe(page('Old'))
    await rm(path.join(dist, 'index.html.gz'), { recursive: true })
    // The editor has taken the change back: the page is as it must be, but a copy of it is not.
    await publishFiles({ 'index.html': page('Old') })
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page('Old'))
    expect(gunzipSync(await read('index.html.gz')).toString()).toBe(page('Old'))
  })

  it('does not compress what is small or compressed already', async () => {
    await publishFiles({ 'robots.txt': 'Disallow:', '_astro/font.woff2': 'x'.repeat(5000) })
    expect(has('robots.txt.br')).toBe(false)
    expect(has('_astro/font.woff2.br')).toBe(false)
  })

  it('does not touch what is unchanged', async () => {
    await publishFiles({ 'index.html': page('Home') })
    const long = new Date('2026-01-01')
    for (const file of ['index.html', 'index.html.br']) await utimes(path.join(dist, file), long, long)
    expect(await publishFiles({ 'index.html': page('Home') })).toEqual({ written: 0, kept: 1, removed: 0 })
    expect((await stat(path.join(dist, 'index.html'))).mtime).toEqual(long)
    expect((await stat(path.join(dist, 'index.html.br'))).mtime).toEqual(long)
  })

  it('replaces what changed, and its copies', async () => {
    await publishFiles({ 'index.html': page('Old') })
    await publishFiles({ 'index.html': page('New') })
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page('New'))
  })

  it('drops the copies of a page that has become small', async () => {
    await publishFiles({ 'index.html': page('Old') })
    await publishFiles({ 'index.html': '<p>New</p>' })
    expect(has('index.html.br')).toBe(false)
  })

  it('removes pages that are gone, with their copies', async () => {
    await publishFiles({ 'index.html': 'home', 'tour/ubud/index.html': page('Ubud') })
    expect(await publishFiles({ 'index.html': 'home' })).toEqual({ written: 0, kept: 1, removed: 1 })
    expect(has('tour/ubud/index.html')).toBe(false)
    expect(has('tour/ubud/index.html.br')).toBe(false)
  })

  describe('keeps chunks that pages opened before may ask for', () => {
    const hour = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours))
    const [old, fresh] = [{ '_astro/panel.old.js': 'old' }, { '_astro/panel.new.js': 'new' }]

    it('for a day', async () => {
      await publishFiles(old, hour(0))
      await publishFiles(fresh, hour(1))
      await publishFiles(fresh, hour(24))
      expect(has('_astro/panel.old.js')).toBe(true)
      await publishFiles(fresh, hour(25))
      expect(has('_astro/panel.old.js')).toBe(false)
      expect(has('_astro/panel.new.js')).toBe(true)
    })

    it('that counts from the build that no longer has them, after however many days', async () => {
      await publishFiles(old)
      await utimes(path.join(dist, '_astro/panel.old.js'), hour(0), hour(0))
      await publishFiles(fresh, hour(48))
      expect(has('_astro/panel.old.js')).toBe(true)
      await publishFiles(fresh, hour(72))
      expect(has('_astro/panel.old.js')).toBe(false)
    })
  })
})
