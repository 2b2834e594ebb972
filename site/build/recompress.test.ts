import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findLiveRelease } from './publish.ts'
import { recompressPages } from './recompress.ts'
import { findUnchangedFiles } from './release.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.remove())

const text = Array.from({ length: 3000 }, (_, index) => `<li>${index ** 2 % 997} terraces</li>`).join('')
const lock = () => `${site.dist}.lock`
const copy = () => readFile(path.join(site.dist, 'index.html.br'))
const unchangedPages = async () => {
  const live = await findLiveRelease(site.releases)
  return live?.manifest ? [...findUnchangedFiles(live.manifest, live.versions).keys()] : null
}

it('recompressPages makes the compressed copies of live pages smaller, and the pages still count as unchanged', async () => {
  await site.publish({ 'index.html': text, 'tours/index.html': text }, { compressionLevel: 'quick' })
  const before = await copy()
  const { mtime } = await stat(path.join(site.dist, 'index.html.br'))
  const files = new Set(['index.html', 'gone/index.html'])
  await recompressPages(site.releases, lock(), files, () => true)
  const after = await copy()
  expect(after.length).toBeLessThan(before.length)
  expect(brotliDecompressSync(after).toString()).toBe(text)
  expect((await stat(path.join(site.dist, 'index.html.br'))).mtime).toEqual(mtime)
  expect([...files]).toEqual([])
  expect(await unchangedPages()).toEqual(['index.html', 'tours/index.html'])
})

it('recompressPages does not change the compressed copies of earlier releases', async () => {
  await site.publish({ 'index.html': text }, { compressionLevel: 'quick' })
  const quick = await copy()
  await site.publish({ 'index.html': text, 'tours/index.html': text })
  await recompressPages(site.releases, lock(), new Set(['index.html']), () => true)
  expect((await readFile(path.join(site.releases.folderOf(1), 'index.html.br'))).equals(quick)).toBe(true)
  expect((await copy()).equals(quick)).toBe(false)
})

it('recompressPages stops when a publish starts, and compresses the remaining pages in the next call', async () => {
  await site.publish({ 'index.html': text }, { compressionLevel: 'quick' })
  const quick = await copy()
  const files = new Set(['index.html'])
  let looks = 0
  await recompressPages(site.releases, lock(), files, () => ++looks < 2)
  expect((await copy()).equals(quick)).toBe(true)
  expect([...files]).toEqual(['index.html'])
  await recompressPages(site.releases, lock(), files, () => true)
  expect((await copy()).length).toBeLessThan(quick.length)
})

it('recompressPages does not change files if no release is live', async () => {
  const files = new Set(['index.html'])
  await recompressPages(site.releases, lock(), files, () => true)
  expect([...files]).toEqual(['index.html'])
})
