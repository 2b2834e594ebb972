import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pressing } from '../compress.ts'
import { findLive, type Live, type Publication, publish } from '../publish.ts'
import { type Releases, releasesOf } from '../releases.ts'
import { isServed, stage } from '../staging.ts'

/** The texts of a site's files. */
type Texts = Record<string, string>

export interface TestSite {
  dist: string
  releases: Releases
  /** Lays those files ready that are not served as they are here. */
  lay(texts: Texts): Promise<{ live: Live | null; staged: string; changed: string[] }>
  /** `contentDir` has the content that it is made from, as a test says; otherwise there is none. */
  publish(
    texts: Texts,
    made?: { now?: Date; contentDir?: string; pressing?: Pressing; code?: string },
  ): Promise<Publication>
  /** Puts a folder at `dist`, as other tools would. */
  putPlainFolder(texts: Texts): Promise<void>
  remove(): Promise<void>
}

/** A site in a folder of its own. Its pages' links and keys are empty. */
export async function createTestSite(): Promise<TestSite> {
  const home = await mkdtemp(path.join(tmpdir(), 'nusa-site-'))
  const dist = path.join(home, 'dist')
  const releases = releasesOf(dist)

  async function lay(texts: Texts, pressing: Pressing = 'hard') {
    const live = await findLive(releases)
    const staged = await releases.begin()
    const changed = Object.keys(texts).filter((file) => !isServed(dist, file, Buffer.from(texts[file] ?? '')))
    for (const file of changed) await stage(staged, file, Buffer.from(texts[file] ?? ''), pressing)
    return { live, staged, changed }
  }

  return {
    dist,
    releases,
    lay,
    async publish(texts, { now, contentDir = path.join(home, 'content'), pressing, code = 'code' } = {}) {
      const { live, staged, changed } = await lay(texts, pressing)
      const files = Object.keys(texts)
      const served = [...(live?.stamps.keys() ?? [])].filter((file) => !/\.(br|gz)$/.test(file))
      const difference = { files, changed, gone: served.filter((file) => !(file in texts)) }
      const made = new Map(files.map((file) => [file, { key: '', links: [] }]))
      const published = await publish(releases, staged, { code, files: made, difference, contentDir }, live, now)
      await releases.prune()
      return published
    },
    async putPlainFolder(texts) {
      for (const [file, text] of Object.entries(texts)) {
        await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
        await writeFile(path.join(dist, file), text)
      }
    },
    remove: () => rm(home, { recursive: true }),
  }
}
