import { mkdir, readdir, readFile, readlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { maxReleases } from './releases.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
const home = () => readFile(path.join(site.dist, 'index.html'), 'utf8')

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.remove())

describe('openReleases', () => {
  it('retains the newest ten releases', async () => {
    for (let number = 1; number <= maxReleases + 2; number++) await site.publish({ 'index.html': `home ${number}` })
    expect(await site.releases.listNumbers()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(await home()).toBe('home 12')
  })

  it('removes all files of a release that is no longer retained', async () => {
    for (let number = 1; number <= maxReleases; number++) await site.publish({ 'index.html': `home ${number}` })
    expect(await readdir(path.join(site.dist, '../dist-releases'))).toContain('1.content')
    await site.publish({ 'index.html': 'home' })
    const left = await readdir(path.join(site.dist, '../dist-releases'))
    expect(left.filter((name) => /^1(\.|$)/.test(name))).toEqual([])
  })

  it('removes files left behind by killed processes, but not files being written', async () => {
    await site.publish({ 'index.html': 'home' })
    const folder = path.join(site.dist, '../dist-releases')
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await mkdir(path.join(folder, '7.content'))
    for (const name of ['7.json', '1.json.99.new', 'publishes.json.100.new'])
      await writeFile(path.join(folder, name), '')
    await utimes(path.join(folder, '1.json.99.new'), old, old)
    await site.releases.prune()
    expect((await readdir(folder)).sort()).toEqual(['1', '1.content', '1.json', 'publishes.json.100.new'])
  })

  it('retains the live release however old it is', async () => {
    for (let number = 1; number <= maxReleases; number++) await site.publish({ 'index.html': `home ${number}` })
    await site.releases.goLive(1)
    await site.releases.createStagingDir()
    await site.releases.finishRelease(() => Promise.resolve())
    await site.releases.prune()
    expect(await site.releases.listNumbers()).toContain(1)
  })

  it('has no live release before the first publish', async () => {
    expect(await site.releases.readLiveNumber()).toBeNull()
    expect(await site.releases.listNumbers()).toEqual([])
  })
})

it('a published site serves either the old or the new version of a page at any moment of a publish', async () => {
  await site.publish({ 'index.html': 'home 0' })
  const seen = new Set<string>()
  let isOver = false
  const reading = (async () => {
    while (!isOver) seen.add(await home())
  })()
  for (let number = 1; number <= 30; number++) await site.publish({ 'index.html': `home ${number}` })
  isOver = true
  await reading
  expect([...seen].filter((text) => !/^home \d+$/.test(text))).toEqual([])
  expect(seen.size).toBeGreaterThan(1)
})

it('a published site links to the live release with a relative path, so that the site can be moved', async () => {
  await site.publish({ 'index.html': 'home' })
  expect(await readlink(site.dist)).toBe('dist-releases/1')
})

it('a publish discards the files of a killed build', async () => {
  const staged = await site.releases.createStagingDir()
  await mkdir(path.join(staged, 'tour'))
  await writeFile(path.join(staged, 'tour/index.html'), 'half')
  await writeFile(`${site.dist}.new`, '')
  await site.publish({ 'index.html': 'home' })
  expect(await home()).toBe('home')
  expect(await readFile(path.join(site.dist, 'tour/index.html'), 'utf8').catch(() => 'none')).toBe('none')
})
