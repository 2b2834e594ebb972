import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { forEachConcurrently } from '../lib/files.ts'
import type { BuiltCode } from './code.ts'
import { chooseCompressionLevel, copySuffixes } from './compress.ts'
import { createHeadersFile, createRedirectsFile } from './host-files.ts'
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
  servedFiles: Iterable<string>
  /** Served files that this `code` rendered and that were not altered since. Their content may be outdated. */
  reusableFiles: ReadonlyMap<string, FileSource>
  isUrgent: boolean
}

export interface RenderedSite {
  difference: Difference
  files: Map<string, FileSource>
  renderedCount: number
  quicklyCompressed: string[]
  /** References to missing files: '/_astro/Gallery.x.js in tour/ubud/index.html'. */
  missingReferences: string[]
  /** Links to missing pages, caused by editors' content: '/page/visa in news/ubud/index.html'. */
  deadLinks: string[]
}

const redirectsSource = 'redirects.txt'

export async function renderSite({
  code,
  renderer,
  contentDir,
  servedFiles,
  reusableFiles,
  isUrgent,
  ...locations
}: SiteParts): Promise<RenderedSite> {
  const assets = new Set(code.files)
  const paths = await renderer.listPaths()
  const redirectsPath = paths.find(({ file }) => file === redirectsSource)
  if (!redirectsPath) throw new Error(`The pages' code generates no ${redirectsSource}.`)
  const pages = paths.filter((page) => page !== redirectsPath && !assets.has(page.file))
  const files = [...assets, ...pages.map(({ file }) => file), '_redirects', '_headers']
  const redirects = createRedirectsFile(await renderer.render(redirectsPath), files)

  const outdatedPages = pages.filter(({ file, key }) => key === undefined || reusableFiles.get(file)?.key !== key)
  const compressionLevel = chooseCompressionLevel(outdatedPages.length, isUrgent)
  const context: BuildContext = { ...locations, files, redirects, compressionLevel }
  const changedFiles = await stageAssets(code, reusableFiles, locations)
  const hostFiles = { _redirects: redirects, _headers: createHeadersFile(locations.siteUrl) }
  for (const [file, text] of Object.entries(hostFiles)) {
    if (await stageIfChanged(file, text, context)) changedFiles.push(file)
  }
  const renderedFiles = await renderFiles(outdatedPages, renderer, { context, code, contentDir })
  const changedPages = renderedFiles.filter(({ isChanged }) => isChanged).map(({ file }) => file)
  changedFiles.push(...changedPages)

  const linksByFile = new Map(renderedFiles.map((page) => [page.file, page.links]))
  const linksOf = (file: string) => linksByFile.get(file) ?? reusableFiles.get(file)?.links ?? []
  const findDeadLinks = createMissingUrlFinder(context)
  const keyByFile = new Map(pages.map(({ file, key }) => [file, key]))
  return {
    difference: { files, changed: changedFiles, removed: findRemovedFiles(servedFiles, files) },
    files: new Map(files.map((file) => [file, { key: keyByFile.get(file) ?? '', links: linksOf(file) }])),
    renderedCount: outdatedPages.length,
    quicklyCompressed: compressionLevel === 'quick' ? changedPages : [],
    missingReferences: renderedFiles
      .flatMap(({ file, missingAssets }) => missingAssets.map((url) => `${url} in ${file}`))
      .sort(),
    // All pages are checked: a link on an unchanged page may have become dead.
    deadLinks: files.flatMap((file) => findDeadLinks(linksOf(file)).map((url) => `${url} in ${file}`)).sort(),
  }
}

async function stageAssets(
  { files, assetsDir }: BuiltCode,
  reusableFiles: ReadonlyMap<string, FileSource>,
  { distDir, stagedDir }: Pick<BuildContext, 'distDir' | 'stagedDir'>,
): Promise<string[]> {
  const changedFiles: string[] = []
  const possiblyChangedFiles = files.filter((file) => !reusableFiles.has(file))
  await forEachConcurrently(possiblyChangedFiles, 4, async (file) => {
    if (isServed(distDir, file, await readFile(path.join(assetsDir, file)))) return
    await stageCopy(stagedDir, file, assetsDir)
    changedFiles.push(file)
  })
  return changedFiles
}

function findRemovedFiles(servedFiles: Iterable<string>, files: readonly string[]): string[] {
  const siteFiles = new Set(files)
  const servedFileSet = new Set(servedFiles)
  const exists = (file: string) => siteFiles.has(file) || servedFileSet.has(file)
  const isCompressedCopy = (file: string) =>
    copySuffixes.some((suffix) => file.endsWith(suffix) && exists(file.slice(0, -suffix.length)))
  return [...servedFileSet].filter((file) => !siteFiles.has(file) && !isCompressedCopy(file))
}
