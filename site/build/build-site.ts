import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublishStep } from '@nusa/shared/publishing'
import type { CmsAccess } from '../loaders/fetch-export.ts'
import { updateSnapshot } from '../loaders/snapshot.ts'
import { builtCode } from './code.ts'
import { alone } from './lock.ts'
import { makeSite } from './make-site.ts'
import { findLive, type Publication, publish } from './publish.ts'
import { standingFiles } from './release.ts'
import { releasesOf } from './releases.ts'
import { openRenderer } from './renderer.ts'

/** Where a site is built and from what. All folders are absolute. */
export interface SiteSettings {
  /** The checkout. */
  root: string
  /** Leads to the release that is live. */
  distDir: string
  cacheDir: string
  siteUrl: string
  cms: CmsAccess
}

/** Is told how a build goes on. */
export interface BuildReport {
  /** Another build of this site or cache is under way, and this one waits for it. */
  waits(): void
  begins(step: PublishStep): void
  /** @param outcome words that go on after the step's time: ', 3 entries changed', or none */
  ends(step: PublishStep, milliseconds: number, outcome: string): void
}

export interface BuiltSite extends Publication {
  /** Links to pages that the site doesn't have: '/page/visa in news/ubud/index.html'. It is published all the same. */
  deadLinks: string[]
  /** The pages whose copies can be pressed harder now that it is live. */
  quicklyPressed: string[]
}

/**
 * Builds the storefront and publishes it. Code is built where it is another than before; pages are made where their content
 * is; with `isForced` all of it. With `isHurried` many pages are pressed quickly. Whatever fails, the live release stays as it is.
 * @throws BadContentError and CmsUnavailableError, which an editor or operator can mend; anything else is a fault
 */
export async function buildSite(
  settings: SiteSettings,
  { isForced = false, isHurried = false, report }: { isForced?: boolean; isHurried?: boolean; report: BuildReport },
): Promise<BuiltSite> {
  const { cacheDir, distDir } = settings
  return alone(
    // Sites may share a cache, or several caches lead to one site.
    [path.join(cacheDir, 'build.lock'), `${distDir}.lock`],
    () => build(settings, { isForced, isHurried, report }),
    report.waits,
  )
}

/** Builds the code where it is another than before, and loads it, so that the next build of the site need not. */
export async function loadCode({ root, distDir, cacheDir, siteUrl }: SiteSettings): Promise<void> {
  const load = async () => {
    const { entry } = await builtCode(root, siteUrl)
    await import(pathToFileURL(entry).href)
  }
  await alone([path.join(cacheDir, 'build.lock'), `${distDir}.lock`], load, () => undefined)
}

async function build(
  { root, distDir, cacheDir, siteUrl, cms }: SiteSettings,
  { isForced, isHurried, report }: { isForced: boolean; isHurried: boolean; report: BuildReport },
): Promise<BuiltSite> {
  const step = stepping(report)
  const releases = releasesOf(distDir)
  const contentDir = path.join(cacheDir, 'content')
  if (isForced) await rm(contentDir, { recursive: true, force: true })
  const { content } = await step(
    'Content',
    () => updateSnapshot(contentDir, root, cms),
    ({ changes }) => `, ${[...changes.values()].reduce((sum, count) => sum + count, 0)} entries changed`,
  )
  const code = await step(
    'Code',
    () => builtCode(root, siteUrl, isForced),
    ({ isNew }) => (isNew ? '' : ', unchanged'),
  )
  const live = await findLive(releases)
  const stagedDir = await releases.begin()
  const made = await step(
    'Pages',
    async () => {
      const release = !isForced && live?.release?.code === code.hash ? live.release : undefined
      const standing = live && release ? standingFiles(release, live.stamps) : new Map<string, never>()
      const renderer = await openRenderer(code, content, { siteUrl })
      const served = { distDir: live?.folder ?? distDir, served: live?.stamps.keys() ?? [] }
      return makeSite({
        code,
        renderer,
        contentDir,
        ...served,
        standing,
        siteUrl,
        stagedDir,
        isHurried: isHurried && live !== null,
      })
    },
    (site) => `, ${site.made} of ${site.files.size} files made`,
  )
  if (made.missing.length > 0)
    throw new Error(`The built site refers to files that don't exist:\n${made.missing.join('\n')}`)
  const publication = await step(
    'Publish',
    () => publish(releases, stagedDir, { code: code.hash, ...made, contentDir }, live),
    ({ written, removed, kept, release }) =>
      `, release ${release}: ${written} written, ${kept} unchanged, ${removed} removed`,
  )
  return { ...publication, deadLinks: made.deadLinks, quicklyPressed: made.quicklyPressed }
}

/** Runs one step and says how long it took. */
function stepping(report: BuildReport) {
  return async <T>(name: PublishStep, run: () => Promise<T>, outcome: (result: T) => string): Promise<T> => {
    report.begins(name)
    const start = performance.now()
    const result = await run()
    report.ends(name, performance.now() - start, outcome(result))
    return result
  }
}
