import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltCode } from './code.ts'
import { copyEnds } from './compress.ts'
import { eachOf } from './files.ts'
import { layReady, type MadeFile, type Making } from './make-file.ts'
import { makeFiles } from './make-files.ts'
import { type Difference, isAsset } from './publish.ts'
import { redirectsFile } from './redirects.ts'
import { checkReferences, type DeadEnds } from './references.ts'
import type { Renderer } from './renderer.ts'
import { isServed, stageCopy } from './staging.ts'

/** What a site is made of, and what of it there is. */
export interface SiteParts extends Pick<Making, 'siteUrl' | 'distDir' | 'stagedDir'> {
  code: BuiltCode
  renderer: Renderer
  contentDir: string
  /** Every file that is being served, copies and all. */
  served: Iterable<string>
  /** Those that are as this code made them, each with the key of its content. */
  standing: ReadonlyMap<string, string>
}

export interface MadeSite extends DeadEnds {
  difference: Difference
  /** Every file with the key of its content; it is empty where it has none. */
  keys: Map<string, string>
  /** How many pages and files of data were made. */
  made: number
}

const redirectsSource = 'redirects.txt'

/** Makes what is not served as it must be, and lays it ready to be published. */
export async function makeSite({
  code,
  renderer,
  contentDir,
  served,
  standing,
  ...places
}: SiteParts): Promise<MadeSite> {
  const assets = new Set(code.files)
  const paths = await renderer.paths()
  const source = paths.find(({ file }) => file === redirectsSource)
  if (!source) throw new Error(`The pages' code makes no ${redirectsSource}.`)
  const pages = paths.filter((page) => page !== source && !assets.has(page.file))
  const files = [...assets, ...pages.map(({ file }) => file), '_redirects']
  const redirects = redirectsFile(await renderer.render(source), files)

  const outdated = pages.filter(({ file, key }) => key === undefined || standing.get(file) !== key)
  const making: Making = { ...places, files, redirects, filesInAll: outdated.length }
  const check = checkReferences(making)
  const made = [
    ...(await layAssetsReady(code, standing, places)),
    await layReady('_redirects', redirects, check, making),
    ...(await makeFiles(outdated, renderer, { making, code, contentDir })),
  ]
  const changed = made.filter(({ isChanged }) => isChanged).map(({ file }) => file)
  const difference = { files, changed, gone: goneFiles(served, files) }
  const others = mayBreakOthers(difference) ? await checkOthers(places.distDir, files, made, check) : []
  return {
    difference,
    keys: new Map([
      ...files.map((file) => [file, ''] as const),
      ...pages.map(({ file, key = '' }) => [file, key] as const),
    ]),
    made: outdated.length,
    files: [...made, ...others].flatMap((ends) => ends.files).sort(),
    links: [...made, ...others].flatMap((ends) => ends.links).sort(),
  }
}

async function layAssetsReady(
  { files, assets }: BuiltCode,
  standing: ReadonlyMap<string, string>,
  { distDir, stagedDir }: Pick<Making, 'distDir' | 'stagedDir'>,
): Promise<MadeFile[]> {
  const made: MadeFile[] = []
  const doubtful = files.filter((file) => !standing.has(file))
  await eachOf(doubtful, 4, async (file) => {
    const isChanged = !isServed(distDir, file, await readFile(path.join(assets, file)))
    if (isChanged) await stageCopy(stagedDir, file, assets)
    made.push({ file, isChanged, files: [], links: [] })
  })
  return made
}

/** What is served and no part of the site, nor the copy of such a part. */
function goneFiles(served: Iterable<string>, files: readonly string[]): string[] {
  const wanted = new Set(files)
  const all = new Set(served)
  const isCopyOfOther = (file: string) =>
    copyEnds.some(
      (end) => file.endsWith(end) && (wanted.has(file.slice(0, -end.length)) || all.has(file.slice(0, -end.length))),
    )
  return [...all].filter((file) => !wanted.has(file) && !isCopyOfOther(file))
}

/** Whether a page that is as it was may lead nowhere now. A script or style is gone only where all pages are made anew. */
function mayBreakOthers({ changed, gone }: Difference): boolean {
  return changed.includes('_redirects') || gone.some((file) => !isAsset(file))
}

/** Checks the pages that were not made. */
async function checkOthers(
  distDir: string,
  files: readonly string[],
  made: readonly MadeFile[],
  check: ReturnType<typeof checkReferences>,
): Promise<DeadEnds[]> {
  const checked = new Set(made.map(({ file }) => file))
  const others: DeadEnds[] = []
  const unchecked = files.filter((file) => file.endsWith('.html') && !checked.has(file))
  await eachOf(unchecked, 8, async (file) => {
    others.push(check(file, await readFile(path.join(distDir, file), 'utf8')))
  })
  return others
}
