import { rm } from 'node:fs/promises'
import path from 'node:path'
import { builtCode } from './build/code.ts'
import { alone } from './build/lock.ts'
import { makeSite } from './build/make-site.ts'
import { findLive, publish } from './build/publish.ts'
import { standingFiles } from './build/release.ts'
import { releasesOf } from './build/releases.ts'
import { openRenderer } from './build/renderer.ts'
import { cmsAccess } from './loaders/fetch-export.ts'
import { updateSnapshot } from './loaders/snapshot.ts'

/**
 * Builds the storefront: `node site/build.ts [--force]`. Code is built where it is another than before; pages are made where
 * their content is. `--force` makes all of it. The result is a release; DIST_DIR (dist/) leads to the one that is live, and a
 * server can go on serving it.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
// Whoever starts it: React's build for developers must not come into the pages.
process.env.NODE_ENV = 'production'
const root = path.resolve(import.meta.dirname, '..')
const cacheDir = path.resolve(root, process.env.ASTRO_CACHE_DIR || '.build/astro')
const distDir = path.resolve(root, process.env.DIST_DIR || 'dist')
const siteUrl = process.env.SITE_URL || 'http://localhost:4321'
const contentDir = path.join(cacheDir, 'content')
const releases = releasesOf(distDir)
// Astro asks whether its folders lie in the working directory.
process.chdir(root)

/** Runs one step and says how long it took. */
async function step<T>(name: string, run: () => Promise<T>, outcome: (result: T) => string = () => ''): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${outcome(result)}`)
  return result
}

async function main(isForced: boolean): Promise<void> {
  if (isForced) await rm(contentDir, { recursive: true, force: true })
  const { content } = await step(
    'Content',
    () => updateSnapshot(contentDir, root, cmsAccess()),
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
      return makeSite({ code, renderer, contentDir, ...served, standing, siteUrl, stagedDir })
    },
    (site) => `, ${site.made} of ${site.files.size} files made`,
  )
  if (made.missing.length > 0)
    throw new Error(`The built site refers to files that don't exist:\n${made.missing.join('\n')}`)
  // An editor has linked to what is not published, or no longer: the site is published all the same.
  for (const link of made.deadLinks.slice(0, 50)) console.warn(`A link leads nowhere: ${link}`)
  await step(
    'Publish',
    () => publish(releases, stagedDir, { code: code.hash, ...made }, live),
    ({ written, removed, kept, release }) =>
      `, release ${release}: ${written} written, ${kept} unchanged, ${removed} removed`,
  )
}

try {
  const isForced = process.argv.includes('--force')
  await alone(
    // Sites may share a cache, or several caches lead to one site.
    [path.join(cacheDir, 'build.lock'), `${distDir}.lock`],
    () => main(isForced),
    () => console.log('Another build is under way: waiting for it.'),
  )
} catch (error) {
  // What an editor can mend is said plainly; a stack helps only with faults of the code.
  const isExpected = error instanceof Error && ['BadContentError', 'CmsUnavailableError'].includes(error.name)
  console.error(isExpected ? error.message : error)
  // Who called can tell what an editor can mend from a fault of the code: 65 is the usual code for bad input.
  process.exitCode = isExpected ? 65 : 1
}
