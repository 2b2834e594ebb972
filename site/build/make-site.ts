import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltCode } from './code.ts'
import { compressionLevelOf, copyEnds } from './compress.ts'
import { forEachConcurrently } from './files.ts'
import { headersFile } from './headers.ts'
import { type Making, stageIfChanged } from './make-file.ts'
import { makeFiles } from './make-files.ts'
import type { Difference } from './publish.ts'
import { redirectsFile } from './redirects.ts'
import { findMissingAddresses } from './references.ts'
import type { MadeOf } from './release.ts'
import type { Renderer } from './renderer.ts'
import { isServed, stageCopy } from './staging.ts'

/** What a site is built from, and which of its files are already served. */
export interface SiteParts extends Pick<Making, 'siteUrl' | 'distDir' | 'stagedDir'> {
  code: BuiltCode
  renderer: Renderer
  contentDir: string
  /** Every file that is currently served, including compressed copies. */
  served: Iterable<string>
  /** Served files that are unchanged since this code wrote them. */
  standing: ReadonlyMap<string, MadeOf>
  /** Whether a user is waiting for the result to go live. */
  isHurried: boolean
}

export interface MadeSite {
  difference: Difference
  /** Every file with its links and the key of its content, or an empty key. */
  files: Map<string, MadeOf>
  /** Number of pages and data files that were rendered. */
  made: number
  /** Pages that can be compressed further later. */
  quicklyPressed: string[]
  /** References to missing files below `/_astro/`: '/_astro/Gallery.x.js in tour/ubud/index.html'. */
  missing: string[]
  /** Links to missing pages: '/page/visa in news/ubud/index.html'. Editors write them. */
  deadLinks: string[]
}

const redirectsSource = 'redirects.txt'

/** Renders and stages every file that differs from the served one. */
export async function makeSite({
  code,
  renderer,
  contentDir,
  served,
  standing,
  isHurried,
  ...places
}: SiteParts): Promise<MadeSite> {
  const assets = new Set(code.files)
  const paths = await renderer.paths()
  const source = paths.find(({ file }) => file === redirectsSource)
  if (!source) throw new Error(`The pages' code makes no ${redirectsSource}.`)
  const pages = paths.filter((page) => page !== source && !assets.has(page.file))
  const files = [...assets, ...pages.map(({ file }) => file), '_redirects', '_headers']
  const redirects = redirectsFile(await renderer.render(source), files)

  const outdated = pages.filter(({ file, key }) => key === undefined || standing.get(file)?.key !== key)
  const pressing = compressionLevelOf(outdated.length, isHurried)
  const making: Making = { ...places, files, redirects, pressing }
  const changed = await layAssetsReady(code, standing, places)
  const forHosts = { _redirects: redirects, _headers: headersFile(places.siteUrl) }
  for (const [file, text] of Object.entries(forHosts)) {
    if (await stageIfChanged(file, text, making)) changed.push(file)
  }
  const made = await makeFiles(outdated, renderer, { making, code, contentDir })
  const changedPages = made.filter(({ isChanged }) => isChanged).map(({ file }) => file)
  changed.push(...changedPages)

  const links = new Map(made.map((page) => [page.file, page.links]))
  const linksOf = (file: string) => links.get(file) ?? standing.get(file)?.links ?? []
  const deadOf = findMissingAddresses(making)
  const keys = new Map(pages.map(({ file, key }) => [file, key]))
  return {
    difference: { files, changed, gone: goneFiles(served, files) },
    files: new Map(files.map((file) => [file, { key: keys.get(file) ?? '', links: linksOf(file) }])),
    made: outdated.length,
    quicklyPressed: pressing === 'quick' ? changedPages : [],
    missing: made.flatMap(({ file, missing }) => missing.map((address) => `${address} in ${file}`)).sort(),
    // All pages are checked: a link on an unchanged page may have become dead.
    deadLinks: files.flatMap((file) => deadOf(linksOf(file)).map((address) => `${address} in ${file}`)).sort(),
  }
}

/** Stages the assets that are not served or differ. Returns their names. */
async function layAssetsReady(
  { files, assets }: BuiltCode,
  standing: ReadonlyMap<string, MadeOf>,
  { distDir, stagedDir }: Pick<Making, 'distDir' | 'stagedDir'>,
): Promise<string[]> {
  const changed: string[] = []
  const doubtful = files.filter((file) => !standing.has(file))
  await forEachConcurrently(doubtful, 4, async (file) => {
    if (isServed(distDir, file, await readFile(path.join(assets, file)))) return
    await stageCopy(stagedDir, file, assets)
    changed.push(file)
  })
  return changed
}

/** Returns the served files that belong neither to the site nor to the compressed copies of other files. */
function goneFiles(served: Iterable<string>, files: readonly string[]): string[] {
  const wanted = new Set(files)
  const all = new Set(served)
  const isCopyOfOther = (file: string) =>
    copyEnds.some(
      (end) => file.endsWith(end) && (wanted.has(file.slice(0, -end.length)) || all.has(file.slice(0, -end.length))),
    )
  return [...all].filter((file) => !wanted.has(file) && !isCopyOfOther(file))
}
