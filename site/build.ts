import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { builtCode } from './build/code.ts'
import { alone } from './build/lock.ts'
import { makeSite } from './build/make-site.ts'
import { publish } from './build/publish.ts'
import { newRelease, readRelease, stampsBelow, standingFiles, writeRelease } from './build/release.ts'
import { openRenderer } from './build/renderer.ts'
import { cmsAccess } from './loaders/fetch-export.ts'
import { updateSnapshot } from './loaders/snapshot.ts'

/**
 * Builds the storefront: `node site/build.ts [--force]`. Code is built where it is another than before; pages are made where
 * their content is. `--force` makes all of it. The result is put into DIST_DIR (dist/) file by file, so a server can go on
 * serving it.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
// Whoever starts it: React's build for developers must not come into the pages.
process.env.NODE_ENV = 'production'
const root = path.resolve(import.meta.dirname, '..')
const cacheDir = path.resolve(root, process.env.ASTRO_CACHE_DIR || '.build/astro')
const distDir = path.resolve(root, process.env.DIST_DIR || 'dist')
const siteUrl = process.env.SITE_URL || 'http://localhost:4321'
const contentDir = path.join(cacheDir, 'content')
// Two sites may share a cache.
const siteName = createHash('sha256').update(distDir).digest('hex').slice(0, 12)
const stagedPrefix = 'staged-'
const releaseFile = path.join(cacheDir, `release-${siteName}.json`)
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
  const release = await readRelease(releaseFile)
  const stagedDir = await newStagedDir()
  const made = await step(
    'Pages',
    async () => {
      const stamps = stampsBelow(distDir)
      const isUsable = !isForced && release?.code === code.hash
      const standing = isUsable ? standingFiles(release, stamps) : new Map<string, never>()
      const renderer = await openRenderer(code, content, { siteUrl })
      const parts = { code, renderer, contentDir, served: stamps.keys(), standing, siteUrl, distDir, stagedDir }
      return { ...(await makeSite(parts)), stamps }
    },
    (site) => `, ${site.made} of ${site.files.size} files made`,
  )
  if (made.missing.length > 0)
    throw new Error(`The built site refers to files that don't exist:\n${made.missing.join('\n')}`)
  // An editor has linked to what is not published, or no longer: the site is published all the same.
  for (const link of made.deadLinks.slice(0, 50)) console.warn(`A link leads nowhere: ${link}`)
  await step(
    'Publish',
    async () => {
      // Where nobody knows what was published, what is gone is taken for gone since this moment.
      const wasPublished = (file: string) => !release || Object.hasOwn(release.files, file)
      const publication = await publish(stagedDir, distDir, made.difference, wasPublished)
      await writeRelease(releaseFile, newRelease(code.hash, made, distDir, made.stamps))
      return publication
    },
    ({ written, removed, kept }) => `, ${written} written, ${kept} unchanged, ${removed} removed`,
  )
  await rm(stagedDir, { recursive: true, force: true })
}

/** A folder for the files of this build alone; those that killed builds have left are removed. */
async function newStagedDir(): Promise<string> {
  for (const name of await readdir(cacheDir))
    if (name.startsWith(stagedPrefix)) await rm(path.join(cacheDir, name), { recursive: true, force: true })
  return mkdtemp(path.join(cacheDir, stagedPrefix))
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
