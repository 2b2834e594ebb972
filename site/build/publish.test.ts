import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compare, filesToCheck, publish } from './publish.ts'

let home: string
let dist: string
const page = (words: string) => `<p>${words} ${'and rice terraces '.repeat(100)}</p>`

/** Makes a site of these files. */
async function stage(files: Record<string, string>): Promise<string> {
  const staged = await mkdtemp(path.join(home, 'staged-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(staged, file)), { recursive: true })
    await writeFile(path.join(staged, file), text)
  }
  return staged
}

async function publishFiles(files: Record<string, string>, now?: Date) {
  const staged = await stage(files)
  return publish(staged, dist, await compare(staged, dist), now)
}

const read = (file: string) => readFile(path.join(dist, file))
const has = (file: string) => existsSync(path.join(dist, file))

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-publish-'))
  dist = path.join(home, 'dist')
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
    const staged = await stage({ 'index.html': page('New') })
    await rm(path.join(dist, 'index.html.br'))
    await mkdir(path.join(dist, 'index.html.br', 'in-the-way'), { recursive: true })
    await expect(publish(staged, dist, await compare(staged, dist))).rejects.toThrow()
    expect((await read('index.html')).toString()).toBe(page('Old'))
    await rm(path.join(dist, 'index.html.br'), { recursive: true })
    await publish(staged, dist, await compare(staged, dist))
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page('New'))
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

  it('keeps chunks that pages opened before may ask for, a day long', async () => {
    const hour = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours))
    await publishFiles({ '_astro/panel.old.js': 'old' }, hour(0))
    await publishFiles({ '_astro/panel.new.js': 'new' }, hour(1))
    expect(has('_astro/panel.old.js')).toBe(true)
    await publishFiles({ '_astro/panel.new.js': 'new' }, hour(25))
    expect(has('_astro/panel.old.js')).toBe(false)
    expect(has('_astro/panel.new.js')).toBe(true)
  })
})

describe('of a site that was good', () => {
  const site = { 'index.html': page('Home'), 'tours/index.html': page('Tours'), '_astro/panel.a.js': 'a' }
  const checked = async (files: Record<string, string>) =>
    filesToCheck(await compare(await stage(files), dist)).map((file) => file.replaceAll(path.sep, '/'))

  it('only what changed is checked', async () => {
    await publishFiles(site)
    expect(await checked(site)).toEqual([])
    expect(await checked({ ...site, 'index.html': page('Changed'), 'news/index.html': '' })).toEqual([
      'index.html',
      'news/index.html',
    ])
  })

  it('everything is checked where a page is gone, or a script is another', async () => {
    await publishFiles(site)
    expect(await checked({ 'index.html': page('Home'), '_astro/panel.a.js': 'a' })).toEqual([
      '_astro/panel.a.js',
      'index.html',
    ])
    const { '_astro/panel.a.js': _, ...pages } = site
    expect(await checked({ ...pages, '_astro/panel.b.js': 'b' })).toHaveLength(3)
    expect(await checked(site)).toEqual([])
  })
})
