import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'astro'
import { nameLostPages } from './build/lost-pages.ts'
import { compare, filesToCheck, publish } from './build/publish.ts'
import { writeRedirects } from './build/redirects.ts'
import { deadEnds } from './build/references.ts'
import { stagedFolder } from './build/staged.ts'

/**
 * Builds the storefront: `node site/build.ts [--force]`. Pages whose content and code are unchanged are taken from the last
 * build; `--force` makes all of them. The result is put into DIST_DIR (dist/) file by file, so a server can go on serving it.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
const root = path.resolve(import.meta.dirname, '..')
const cacheDir = path.resolve(root, process.env.ASTRO_CACHE_DIR || '.build/astro')
const distDir = path.resolve(root, process.env.DIST_DIR || 'dist')
const stagedDir = stagedFolder(root, distDir)
process.env.BUILT_DIR = stagedDir
// Astro asks whether the folder lies in the working directory.
process.chdir(root)

async function buildPages(force: boolean): Promise<void> {
  await rm(stagedDir, { recursive: true, force: true })
  await build({ root, cacheDir, outDir: stagedDir, force, logLevel: 'warn' })
  await nameLostPages(stagedDir)
  await writeRedirects(stagedDir)
}

/** Runs one step and says how long it took. */
async function step<T>(name: string, run: () => Promise<T>, outcome: (result: T) => string = () => ''): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${outcome(result)}`)
  return result
}

async function main(): Promise<void> {
  await step('Pages', () => buildPages(process.argv.includes('--force')))
  const siteUrl = process.env.SITE_URL || 'http://localhost:4321'
  const compareAll = () => compare(stagedDir, distDir)
  let difference = await step('Comparison', compareAll)
  const check = () => deadEnds(stagedDir, siteUrl, filesToCheck(difference))
  let { files: missing, links } = await step('Check', check)
  if (missing.length > 0) {
    // Pages from the last build can point at chunks that another split of the code has done away with.
    console.log(`${missing.length} references to files that are not there (${missing[0]}): making every page anew.`)
    await step('All pages', () => buildPages(true))
    difference = await compareAll()
    ;({ files: missing, links } = await check())
    if (missing.length > 0) throw new Error(`The built site refers to files that don't exist:\n${missing.join('\n')}`)
  }
  // An editor has linked to what is not published, or no longer: the site is published all the same.
  for (const link of links.slice(0, 50)) console.warn(`A link leads nowhere: ${link}`)
  await step(
    'Publish',
    () => publish(stagedDir, distDir, difference),
    ({ written, removed, kept }) => `, ${written} written, ${kept} unchanged, ${removed} removed`,
  )
  await rm(stagedDir, { recursive: true, force: true })
}

try {
  await main()
} catch (error) {
  // What an editor can mend is said plainly; a stack helps only with faults of the code.
  const isExpected = error instanceof Error && ['BadContentError', 'CmsUnavailableError'].includes(error.name)
  console.error(isExpected ? error.message : error)
  // Who called can tell what an editor can mend from a fault of the code: 65 is the usual code for bad input.
  process.exitCode = isExpected ? 65 : 1
}
