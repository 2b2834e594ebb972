import { statSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'astro'
import * as z from 'zod/mini'
import { codeHash } from '../loaders/code-hash.mjs'
import { compressedCopies, isCompressible } from './compress.ts'
import { eachOf, filesBelow } from './files.ts'
import { keepPagesBundle } from './pages-bundle.ts'
import { checkReferences } from './references.ts'

/** What all code of the site was made into, whatever its content is. */
export interface BuiltCode {
  /** The hash of the code, the settings that are part of it, and all packages. */
  hash: string
  /** The module that renders the pages. */
  entry: string
  /** The folder of scripts, styles, fonts and icons, with their compressed copies. */
  assets: string
  /** Those files, without their copies. */
  files: string[]
}

const sources = ['site', 'shared', 'astro.config.mjs', 'package-lock.json']

const listName = 'files.json'

/** What a folder of built code holds: the files for browsers, and the size of every file, in bytes. */
const listSchema = z.object({ files: z.array(z.string()), sizes: z.array(z.tuple([z.string(), z.number()])) })

/** How long code that is not used any more is kept, in milliseconds. */
const retention = 24 * 60 * 60 * 1000

/**
 * Builds the code, or takes what the same code was built into before. It is kept in the checkout, where Node looks for the
 * packages that the pages' code imports.
 */
export async function builtCode(
  root: string,
  siteUrl: string,
  isForced = false,
): Promise<BuiltCode & { isNew: boolean }> {
  const hash = codeHash(
    sources.map((name) => path.join(root, name)),
    [siteUrl],
  )
  const all = path.join(root, '.build', 'code')
  const kept = isForced ? undefined : await readCode(path.join(all, hash), hash)
  if (kept) {
    await utimes(path.join(all, hash), new Date(), new Date())
    return { ...kept, isNew: false }
  }
  const folder = path.join(all, `${hash}.${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  await buildCode(root, folder)
  await rm(path.join(all, hash), { recursive: true, force: true })
  await rename(folder, path.join(all, hash))
  await removeOld(all)
  const code = await readCode(path.join(all, hash), hash)
  if (!code) throw new Error(`The code that was built into ${path.join(all, hash)} is not there any more.`)
  return { ...code, isNew: true }
}

async function buildCode(root: string, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  const integrations = [keepPagesBundle(path.join(folder, 'pages'))]
  await build({ root, cacheDir: path.join(folder, 'cache'), outDir: assets, integrations, logLevel: 'warn' })
  await rm(path.join(folder, 'cache'), { recursive: true, force: true })
  const files = await filesBelow(assets)
  const check = checkReferences({ files, redirects: '', siteUrl: 'http://localhost' })
  await eachOf(files, 4, async (file) => {
    const content = await readFile(path.join(assets, file))
    const [missing] = check(file, content.toString()).files
    if (missing) throw new Error(`The built code refers to a file that doesn't exist: ${missing}`)
    if (!isCompressible(file, content.length)) return
    const copies = await compressedCopies(file, content, files.length)
    for (const [end, copy] of Object.entries(copies)) await writeFile(path.join(assets, file + end), copy)
  })
  const sizes = (await filesBelow(folder)).map((file): [string, number] => [
    file,
    statSync(path.join(folder, file)).size,
  ])
  await writeFile(path.join(folder, listName), JSON.stringify({ files, sizes } satisfies z.infer<typeof listSchema>))
}

/** What was built before; undefined where it was not, or where a file of it is missing. */
async function readCode(folder: string, hash: string): Promise<BuiltCode | undefined> {
  try {
    const { files, sizes } = listSchema.parse(JSON.parse(await readFile(path.join(folder, listName), 'utf8')))
    const isWhole = sizes.every(([file, size]) => statSync(path.join(folder, file)).size === size)
    const entry = sizes.find(([file]) => /^pages\/prerender-entry\./.test(file))
    if (!isWhole || !entry) return undefined
    return { hash, entry: path.join(folder, entry[0]), assets: path.join(folder, 'assets'), files }
  } catch {
    return undefined
  }
}

async function removeOld(all: string): Promise<void> {
  for (const name of await readdir(all)) {
    const { mtimeMs } = await stat(path.join(all, name))
    if (Date.now() - mtimeMs > retention) await rm(path.join(all, name), { recursive: true, force: true })
  }
}
