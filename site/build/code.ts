import { statSync } from 'node:fs'
import { cp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { AstroIntegration } from 'astro'
import * as z from 'zod/mini'
import { forEachConcurrently, listFiles, replaceFile } from '../lib/files.ts'
import { codeHash } from '../loaders/code-hash.mjs'
import { codeSources } from './code-sources.ts'
import { createCompressedCopies, isCompressible } from './compress.ts'
import { createMissingUrlFinder, referencesIn } from './references.ts'

const pagesEntryFile = path.join(import.meta.dirname, 'pages-entry.ts')

/** Bundles all pages without rendering a page. Astro requires an adapter for a custom entry point. */
function createPagesBundleIntegration(folder: string): AstroIntegration {
  let outDir = ''
  return {
    name: 'pages-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const environments = {
          prerender: { build: { rolldownOptions: { input: { 'prerender-entry': pagesEntryFile } } } },
        }
        updateConfig({ vite: { plugins: [{ name: 'pages-entry', config: () => ({ environments }) }] } })
      },
      'astro:config:done': ({ config, setAdapter }) => {
        outDir = fileURLToPath(config.outDir)
        setAdapter({
          name: 'pages-bundle',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static' },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        })
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'pages-bundle',
          // Astro removes the bundle after rendering.
          setup: () => cp(path.join(outDir, '.prerender'), folder, { recursive: true }),
          getStaticPaths: async () => [],
          render: async () => new Response(),
        })
      },
    },
  }
}

export interface BuiltCode {
  /** Depends on the source code, the settings compiled into it, and all packages. */
  hash: string
  /** The module that renders the pages. */
  entry: string
  assetsDir: string
  /** The files in `assetsDir`, without the compressed copies. */
  files: string[]
}

const manifestName = 'files.json'

const manifestSchema = z.object({ files: z.array(z.string()), sizes: z.array(z.tuple([z.string(), z.number()])) })

const retentionMs = 24 * 60 * 60 * 1000

/**
 * Builds the code, or returns an existing build. A complete build never changes, so concurrent builds of the site can
 * use it. The build is inside the checkout, so that Node finds the packages that the pages import.
 */
export async function ensureCodeBuilt(
  root: string,
  siteUrl: string,
  isForced = false,
): Promise<BuiltCode & { isNew: boolean }> {
  const hash = codeHash(
    codeSources.map((name) => path.join(root, name)),
    [siteUrl],
  )
  const buildsDir = path.resolve(root, process.env.BUILT_CODE_DIR || path.join('.build', 'code'))
  const existingBuild = isForced ? undefined : await findNewestBuild(buildsDir, hash)
  if (existingBuild) return { ...existingBuild, isNew: false }
  const folder = path.join(buildsDir, `${hash}-${Date.now()}-${process.pid}`)
  await buildCode(root, folder)
  await removeOldBuilds(buildsDir)
  const code = await readBuild(folder, hash)
  if (!code) throw new Error(`The code that was built into ${folder} no longer exists.`)
  return { ...code, isNew: true }
}

async function findNewestBuild(buildsDir: string, hash: string): Promise<BuiltCode | undefined> {
  const names = await readdir(buildsDir).catch(() => [])
  // The time of the build follows the hash in the name.
  const newestFirst = names
    .filter((name) => name.startsWith(`${hash}-`))
    .sort()
    .reverse()
  for (const name of newestFirst) {
    const code = await readBuild(path.join(buildsDir, name), hash)
    if (!code) continue
    // The new modification time prevents `removeOldBuilds` from removing this build, which is in use.
    await utimes(path.join(buildsDir, name), new Date(), new Date())
    return code
  }
  return undefined
}

async function buildCode(root: string, folder: string): Promise<void> {
  const assetsDir = path.join(folder, 'assets')
  const integrations = [createPagesBundleIntegration(path.join(folder, 'pages'))]
  // Imported here because loading Astro takes a second and most builds reuse existing code.
  const { build } = await import('astro')
  await build({
    root,
    cacheDir: path.join(folder, 'cache'),
    outDir: assetsDir,
    integrations,
    logLevel: 'warn',
  }).catch((error: unknown) => {
    throw new Error(describeBundlerError(error), { cause: error })
  })
  await rm(path.join(folder, 'cache'), { recursive: true, force: true })
  const files = await listFiles(assetsDir)
  await checkAndCompressAssets(assetsDir, files)
  const sizes = (await listFiles(folder)).map((file): [string, number] => [
    file,
    statSync(path.join(folder, file)).size,
  ])
  // The list is written last: a directory without it is incomplete.
  await replaceFile(
    path.join(folder, manifestName),
    JSON.stringify({ files, sizes } satisfies z.infer<typeof manifestSchema>),
  )
}

/** @throws if a file refers to a file that does not exist */
async function checkAndCompressAssets(assetsDir: string, files: readonly string[]): Promise<void> {
  const findMissing = createMissingUrlFinder({ files, redirects: '' })
  await forEachConcurrently(files, 4, async (file) => {
    const content = await readFile(path.join(assetsDir, file))
    // The URL of the site only affects links, which are not checked here.
    const [missingUrl] = findMissing(referencesIn(file, content.toString(), 'http://localhost').assets)
    if (missingUrl) throw new Error(`The built code refers to a file that doesn't exist: ${missingUrl} in ${file}`)
    if (!isCompressible(file, content.length)) return
    const copies = await createCompressedCopies(file, content, 'highest')
    for (const [suffix, copy] of Object.entries(copies)) await writeFile(path.join(assetsDir, file + suffix), copy)
  })
}

/** Returns all faults that the bundler found, in one line, because the log has only the first line of an error. */
export function describeBundlerError(error: unknown): string {
  const faults: unknown[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error]
  return `The code of the pages has a fault: ${faults.map(describeFault).join(' · ')}`
}

/** Returns the message and the position, without the excerpt of the code that follows them. */
function describeFault(fault: unknown): string {
  const message = stripVTControlCharacters(fault instanceof Error ? fault.message : String(fault))
  const [text = '', position = ''] = message.split('\n')
  // The position is in a drawn frame: `╭─[ cart.ts:3:7 ]`.
  return `${text} ${position}`.replaceAll(/[\s╭─[\]]+/g, ' ').trim()
}

/** Returns undefined if the build is incomplete: a file is missing or has another size. */
async function readBuild(folder: string, hash: string): Promise<BuiltCode | undefined> {
  try {
    const { files, sizes } = manifestSchema.parse(JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')))
    const isComplete = sizes.every(([file, size]) => statSync(path.join(folder, file)).size === size)
    const [entryFile] = sizes.find(([file]) => /^pages\/prerender-entry\./.test(file)) ?? []
    if (!isComplete || entryFile === undefined) return undefined
    return { hash, entry: path.join(folder, entryFile), assetsDir: path.join(folder, 'assets'), files }
  } catch {
    return undefined
  }
}

/** Ignores builds that another process has removed. */
async function removeOldBuilds(buildsDir: string): Promise<void> {
  for (const folder of (await readdir(buildsDir)).map((name) => path.join(buildsDir, name))) {
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > retentionMs) await rm(folder, { recursive: true, force: true })
  }
}
