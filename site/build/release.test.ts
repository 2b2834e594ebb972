import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRelease, findUnchangedFiles, readFileVersions, readRelease, writeRelease } from './release.ts'

let dist: string
const put = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
  await writeFile(path.join(dist, file), text)
}
const files = new Map([
  ['index.html', { key: 'home', links: ['/tour/ubud', '/tours'] }],
  ['tour/ubud/index.html', { key: 'ubud', links: ['/', '/tours'] }],
])

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'nusa-release-'))
  await put('index.html', 'Home')
  await put('index.html.br', 'home')
  await put('tour/ubud/index.html', 'Ubud')
})
afterEach(() => rm(dist, { recursive: true }))

const since = new Date('2026-11-22T04:00:00Z')
const releaseNow = (changed: string[] = [], before = readFileVersions(dist)) =>
  createRelease({
    since,
    code: 'code',
    files,
    retired: new Map(),
    changed: { files: changed, folder: dist },
    versionsBefore: before,
  })

describe('findUnchangedFiles', () => {
  it('returns unchanged files with the key of their content and their links', () => {
    expect(findUnchangedFiles(releaseNow(), readFileVersions(dist))).toEqual(files)
  })

  it('omits files that were removed, replaced or written by an interrupted build', async () => {
    const release = releaseNow()
    await put('index.html', 'Else')
    await utimes(path.join(dist, 'index.html'), new Date(), new Date(0))
    await rm(path.join(dist, 'tour'), { recursive: true })
    expect(findUnchangedFiles(release, readFileVersions(dist))).toEqual(new Map())
  })

  it('omits files with a changed, missing or additional compressed copy', async () => {
    const release = releaseNow()
    await rm(path.join(dist, 'index.html.br'))
    await put('tour/ubud/index.html.gz', '')
    expect(findUnchangedFiles(release, readFileVersions(dist))).toEqual(new Map())
  })

  it('returns no files if the site was deleted', async () => {
    expect(findUnchangedFiles(releaseNow(), readFileVersions(path.join(dist, 'elsewhere')))).toEqual(new Map())
  })
})

it('readFileVersions skips a file that cannot be read', async () => {
  await symlink(path.join(dist, 'nowhere'), path.join(dist, 'a-first-one'))
  expect([...readFileVersions(dist).keys()].sort()).toEqual(['index.html', 'index.html.br', 'tour/ubud/index.html'])
})

it('createRelease stores the new versions of published files and the earlier versions of all other files', async () => {
  const before = readFileVersions(dist)
  await put('index.html', 'Published')
  const release = releaseNow(['index.html'], before)
  expect(findUnchangedFiles(release, readFileVersions(dist))).toEqual(files)
})

it('readRelease returns a release that was written, and undefined for a broken manifest', async () => {
  const file = path.join(dist, 'release.json')
  await writeRelease(file, releaseNow())
  expect(await readRelease(file)).toMatchObject({ code: 'code' })
  await writeFile(file, '{"code"')
  expect(await readRelease(file)).toBeUndefined()
})
