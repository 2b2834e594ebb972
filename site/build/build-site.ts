import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublishStep } from '@nusa/shared/publishing'
import { ExampleContentError, rejectExamples } from '../loaders/content.ts'
import { type CmsAccess, readCmsAccess } from '../loaders/fetch-export.ts'
import type { Globals } from '../loaders/parse-export.ts'
import { updateSnapshot } from '../loaders/snapshot.ts'
import { ensureCodeBuilt } from './code.ts'
import { withLock } from './lock.ts'
import { publishOpeningPage } from './opening-page.ts'
import { findLiveRelease, type LiveRelease, type Publication, publish } from './publish.ts'
import { type FileSource, findUnchangedFiles } from './release.ts'
import { openReleases, type Releases } from './releases.ts'
import { renderSite } from './render-site.ts'
import { openRenderer } from './renderer.ts'

/** All directories are absolute paths. */
export interface SiteSettings {
  root: string
  /** A symbolic link to the live release. */
  distDir: string
  cacheDir: string
  siteUrl: string
  cms: CmsAccess
  allowsExamples: boolean
}

export interface BuildReporter {
  /** Called when this build waits for another build of this site or cache. */
  onWait(): void
  onStepStart(step: PublishStep): void
  /** @param outcome text for the log, after the duration: ', 3 entries changed'; or empty */
  onStepEnd(step: PublishStep, milliseconds: number, outcome: string): void
}

export interface BuiltSite extends Publication {
  /** Example: '/page/visa in news/ubud/index.html'. Dead links do not stop the publish. */
  deadLinks: string[]
  /** Pages that can be compressed further now that the release is live. */
  quicklyCompressedFiles: string[]
}

/**
 * Builds and publishes the storefront. If anything fails, the live release does not change.
 * @throws BadContentError if an editor has to fix an entry
 * @throws ExampleContentError if the settings are still examples; a site without a release then shows an opening page
 * @throws CmsUnavailableError if an operator has to fix the connection to the CMS; any other error is a bug
 */
export async function buildSite(
  settings: SiteSettings,
  { isForced = false, isUrgent = false, report }: { isForced?: boolean; isUrgent?: boolean; report: BuildReporter },
): Promise<BuiltSite> {
  const { cacheDir, distDir } = settings
  return withLock(
    // Several sites can share a cache, and a site can be built from several caches, so both are locked.
    [path.join(cacheDir, 'build.lock'), `${distDir}.lock`],
    () => build(settings, { isForced, isUrgent, report }),
    report.onWait,
  )
}

/** Builds the code if it changed, and imports it, so that the next build of the site starts faster. */
export async function loadCode({ root, distDir, cacheDir, siteUrl }: SiteSettings): Promise<void> {
  const load = async () => {
    const { entry } = await ensureCodeBuilt(root, siteUrl)
    await import(pathToFileURL(entry).href)
  }
  await withLock([path.join(cacheDir, 'build.lock'), `${distDir}.lock`], load, () => undefined)
}

async function build(
  { root, distDir, cacheDir, siteUrl, cms, allowsExamples }: SiteSettings,
  { isForced, isUrgent, report }: { isForced: boolean; isUrgent: boolean; report: BuildReporter },
): Promise<BuiltSite> {
  const runStep = createStepRunner(report)
  const releases = openReleases(distDir)
  const contentDir = path.join(cacheDir, 'content')
  if (isForced) await rm(contentDir, { recursive: true, force: true })
  const { content } = await runStep(
    'Content',
    () => updateSnapshot(contentDir, root, cms),
    ({ changeCounts }) => {
      const totalChanges = [...changeCounts.values()].reduce((sum, count) => sum + count, 0)
      return `, ${totalChanges} entries changed`
    },
  )
  if (!allowsExamples) await rejectExampleSettings(content.globals, releases, contentDir)
  const code = await runStep(
    'Code',
    () => ensureCodeBuilt(root, siteUrl, isForced),
    ({ isNew }) => (isNew ? '' : ', unchanged'),
  )
  const liveRelease = await findLiveRelease(releases)
  const stagedDir = await releases.createStagingDir()
  const renderedSite = await runStep(
    'Pages',
    async () => {
      const renderer = await openRenderer(code, content, { siteUrl })
      return renderSite({
        code,
        renderer,
        contentDir,
        distDir: liveRelease?.folder ?? distDir,
        servedFiles: liveRelease?.versions.keys() ?? [],
        reusableFiles: isForced ? new Map() : findReusableFiles(liveRelease, code.hash),
        siteUrl,
        stagedDir,
        isUrgent: isUrgent && liveRelease !== null,
      })
    },
    (site) => `, ${site.renderedCount} of ${site.files.size} files made`,
  )
  if (renderedSite.missingReferences.length > 0)
    throw new Error(`The built site refers to files that don't exist:\n${renderedSite.missingReferences.join('\n')}`)
  const publication = await runStep(
    'Publish',
    () => publish(releases, stagedDir, { code: code.hash, ...renderedSite, contentDir }, liveRelease),
    ({ writtenCount, removedCount, unchangedCount, release }) =>
      `, release ${release}: ${writtenCount} written, ${unchangedCount} unchanged, ${removedCount} removed`,
  )
  return { ...publication, deadLinks: renderedSite.deadLinks, quicklyCompressedFiles: renderedSite.quicklyCompressed }
}

/** Returns the unchanged files of the live release if the same code rendered them. */
function findReusableFiles(liveRelease: LiveRelease | null, codeHash: string): Map<string, FileSource> {
  if (!liveRelease) return new Map()
  const { manifest, versions } = liveRelease
  return manifest?.code === codeHash ? findUnchangedFiles(manifest, versions) : new Map()
}

async function rejectExampleSettings(globals: Globals, releases: Releases, contentDir: string): Promise<void> {
  try {
    rejectExamples(globals)
  } catch (error) {
    if (error instanceof ExampleContentError && (await findLiveRelease(releases)) === null)
      await publishOpeningPage(releases, contentDir)
    throw error
  }
}

function createStepRunner(report: BuildReporter) {
  return async <T>(name: PublishStep, run: () => Promise<T>, outcome: (result: T) => string): Promise<T> => {
    report.onStepStart(name)
    const start = performance.now()
    const result = await run()
    report.onStepEnd(name, performance.now() - start, outcome(result))
    return result
  }
}

/**
 * Returns the settings from environment variables, and prepares the process for Astro, which expects its directories
 * inside the working directory. NODE_ENV keeps the development build of React out of the pages.
 */
export function prepareBuildSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const root = path.resolve(import.meta.dirname, '..', '..')
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  process.env.NODE_ENV = 'production'
  process.chdir(root)
  return {
    root,
    cacheDir: path.resolve(root, env.ASTRO_CACHE_DIR || '.build/astro'),
    distDir: path.resolve(root, env.DIST_DIR || 'dist'),
    siteUrl: env.SITE_URL || 'http://localhost:4321',
    cms: readCmsAccess(env),
    allowsExamples: env.ALLOW_EXAMPLE_CONTENT === 'true',
  }
}
