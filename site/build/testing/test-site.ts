import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CompressionLevel } from '../compress.ts'
import { findLiveRelease, type LiveRelease, type Publication, publish } from '../publish.ts'
import { openReleases, type Releases } from '../releases.ts'
import { isServed, stageFile } from '../staging.ts'

type Texts = Record<string, string>

export interface TestSite {
  dist: string
  releases: Releases
  stageTexts(texts: Texts): Promise<{ live: LiveRelease | null; staged: string; changed: string[] }>
  /** `contentDir` has the content that the site is built from; by default it does not exist. */
  publish(
    texts: Texts,
    made?: { now?: Date; contentDir?: string; compressionLevel?: CompressionLevel; code?: string },
  ): Promise<Publication>
  /** Creates a plain directory at `dist`, as other tools would. */
  createPlainDirectory(texts: Texts): Promise<void>
  remove(): Promise<void>
}

/** Creates a site in a temporary directory. Its pages have no keys and no links. */
export async function createTestSite(): Promise<TestSite> {
  const home = await mkdtemp(path.join(tmpdir(), 'nusa-site-'))
  const dist = path.join(home, 'dist')
  const releases = openReleases(dist)

  async function stageTexts(texts: Texts, compressionLevel: CompressionLevel = 'highest') {
    const live = await findLiveRelease(releases)
    const staged = await releases.createStagingDir()
    const changed = Object.keys(texts).filter((file) => !isServed(dist, file, Buffer.from(texts[file] ?? '')))
    for (const file of changed) await stageFile(staged, file, Buffer.from(texts[file] ?? ''), compressionLevel)
    return { live, staged, changed }
  }

  return {
    dist,
    releases,
    stageTexts,
    async publish(texts, { now, contentDir = path.join(home, 'content'), compressionLevel, code = 'code' } = {}) {
      const { live, staged, changed } = await stageTexts(texts, compressionLevel)
      const files = Object.keys(texts)
      const served = [...(live?.versions.keys() ?? [])].filter((file) => !/\.(br|gz)$/.test(file))
      const difference = { files, changed, removed: served.filter((file) => !(file in texts)) }
      const made = new Map(files.map((file) => [file, { key: '', links: [] }]))
      const published = await publish(releases, staged, { code, files: made, difference, contentDir }, live, now)
      await releases.prune()
      return published
    },
    async createPlainDirectory(texts) {
      for (const [file, text] of Object.entries(texts)) {
        await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
        await writeFile(path.join(dist, file), text)
      }
    },
    remove: () => rm(home, { recursive: true }),
  }
}
