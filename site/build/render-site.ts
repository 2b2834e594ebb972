import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { forEachConcurrently } from '../lib/files.ts'
import type { BuiltCode } from './code.ts'
import { chooseCompressionLevel, copySuffixes } from './compress.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import type { Difference } from './publish.ts'
import { createMissingUrlFinder } from './references.ts'
import type { FileSource } from './release.ts'
import { type BuildContext, renderFiles, stageIfChanged } from './render-files.ts'
import type { Renderer } from './renderer.ts'
import { isServed, stageCopy } from './staging.ts'

export interface SiteParts extends Pick<BuildContext, 'siteUrl' | 'distDir' | 'stagedDir'> {
  code: BuiltCode
  renderer: Renderer
  contentDir: string
  /** Every served file, including compressed copies. */
  served: Iterable<string>
  /** Served files that this `code` rendered and that were not altered since. Their content may be outdated. */
  reusableFiles: ReadonlyMap<string, FileSource>
  isUrgent: boolean
}

export interface RenderedSite {
  difference: Difference
  files: Map<string, FileSource>
  rendered: number
  quicklyCompressed: string[]
  /** References to missing files: '/_astro/Gallery.x.js in tour/ubud/index.html'. */
  missing: string[]
  /** Links to missing pages, caused by editors' content: '/page/visa in news/ubud/index.html'. */
  deadLinks: string[]
}

const redirectsSource = 'redirects.txt'

export async function renderSite({
  code,
  renderer,
  contentDir,
  served,
  reusableFiles,
  isUrgent,
  ...directories
}: SiteParts): Promise<RenderedSite> {
  const assets = new Set(code.files)
  const paths = await renderer.paths()
  const source = paths.find(({ file }) => file === redirectsSource)
  if (!source) throw new Error(`The pages' code generates no ${redirectsSource}.`)
  const pages = paths.filter((page) => page !== source && !assets.has(page.file))
  const files = [...assets, ...pages.map(({ file }) => file), '_redirects', '_headers']
  const redirects = redirectsFile(await renderer.render(source), files)

  const outdated = pages.filter(({ file, key }) => key === undefined || reusableFiles.get(file)?.key !== key)
  const compressionLevel = chooseCompressionLevel(outdated.length, isUrgent)
  const context: BuildContext = { ...directories, files, redirects, compressionLevel }
  const changed = await stageAssets(code, reusableFiles, directories)
  const forHosts = { _redirects: redirects, _headers: headersFile(directories.siteUrl) }
  for (const [file, text] of Object.entries(forHosts)) {
    if (await stageIfChanged(file, text, context)) changed.push(file)
  }
  const rendered = await renderFiles(outdated, renderer, { context, code, contentDir })
  const changedPages = rendered.filter(({ isChanged }) => isChanged).map(({ file }) => file)
  changed.push(...changedPages)

  const links = new Map(rendered.map((page) => [page.file, page.links]))
  const linksOf = (file: string) => links.get(file) ?? reusableFiles.get(file)?.links ?? []
  const findDeadLinks = createMissingUrlFinder(context)
  const keys = new Map(pages.map(({ file, key }) => [file, key]))
  return {
    difference: { files, changed, gone: findRemovedFiles(served, files) },
    files: new Map(files.map((file) => [file, { key: keys.get(file) ?? '', links: linksOf(file) }])),
    rendered: outdated.length,
    quicklyCompressed: compressionLevel === 'quick' ? changedPages : [],
    missing: rendered.flatMap(({ file, missing }) => missing.map((url) => `${url} in ${file}`)).sort(),
    // All pages are checked: a link on an unchanged page may have become dead.
    deadLinks: files.flatMap((file) => findDeadLinks(linksOf(file)).map((url) => `${url} in ${file}`)).sort(),
  }
}

async function stageAssets(
  { files, assetsDir }: BuiltCode,
  reusableFiles: ReadonlyMap<string, FileSource>,
  { distDir, stagedDir }: Pick<BuildContext, 'distDir' | 'stagedDir'>,
): Promise<string[]> {
  const changed: string[] = []
  const possiblyChanged = files.filter((file) => !reusableFiles.has(file))
  await forEachConcurrently(possiblyChanged, 4, async (file) => {
    if (isServed(distDir, file, await readFile(path.join(assetsDir, file)))) return
    await stageCopy(stagedDir, file, assetsDir)
    changed.push(file)
  })
  return changed
}

function findRemovedFiles(served: Iterable<string>, files: readonly string[]): string[] {
  const siteFiles = new Set(files)
  const all = new Set(served)
  const isCopyOfOther = (file: string) =>
    copySuffixes.some(
      (suffix) =>
        file.endsWith(suffix) &&
        (siteFiles.has(file.slice(0, -suffix.length)) || all.has(file.slice(0, -suffix.length))),
    )
  return [...all].filter((file) => !siteFiles.has(file) && !isCopyOfOther(file))
}
