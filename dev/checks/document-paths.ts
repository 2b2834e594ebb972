import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includesFile, listSourceFiles, sourceFolders } from './source-files.ts'

export type MissingPath = { file: string; line: number; path: string }

const builtFolders = ['cms/.next', 'functions/dist']

/** The target of a Markdown link to another file, without its anchor. */
const linkPattern = /\]\((?![a-z]+:)([^)\s#]+)/g
const codeSpanPattern = /`([^`]+)`/g
const fencePattern = /^\s*```/
/** A path from the root of the repository, also as an argument of a command. */
const rootPathPattern = new RegExp(`(?<![\\w/.@-])(?:${[...sourceFolders, 'docs'].join('|')})/[\\w./*{},()[\\]-]*`, 'g')
/** A code span that is only the name of a source file, with or without folders. */
const sourceFilePattern = /^[\w.[\]/-]+\.(?:ts|tsx|astro)$/
/** A line of a directory tree: `shared/  the domain`, or indented `  dates/ money/  values; testing/ samples`. */
const treeLinePattern = /^( *)((?:[\w-]+\/(?: |$))+)(?: (.*)|$)/
const treeFolderPattern = /(?<![\w/])[\w-]+\//g

/**
 * Finds paths in the documentation that do not exist. Names such as `tour-index.ts` and `rentals/rental-filter.ts` may
 * be in any folder. Code with a placeholder, such as `<name>` or `…`, is ignored.
 */
export function findMissingPaths(root: string): MissingPath[] {
  const files = listSourceFiles(root)
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  return documents.sort().flatMap((file) => findInDocument(root, file, files))
}

function findInDocument(root: string, file: string, sourceFiles: string[]): MissingPath[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const missingPaths: MissingPath[] = []
  let isInCodeBlock = false
  let topFolder = ''
  for (const [index, text] of lines.entries()) {
    if (fencePattern.test(text)) isInCodeBlock = !isInCodeBlock
    const missingPathsInLine = isInCodeBlock
      ? findMissingInCode(root, text, sourceFiles)
      : findMissingInProse(root, file, text, sourceFiles)
    const treeLine = isInCodeBlock ? parseTreeLine(text) : null
    if (treeLine) {
      if (!treeLine.isIndented) topFolder = treeLine.folders[0] ?? ''
      missingPathsInLine.push(...findMissingFolders(root, topFolder, treeLine))
    }
    for (const path of missingPathsInLine) missingPaths.push({ file, line: index + 1, path })
  }
  return missingPaths
}

function findMissingInProse(root: string, file: string, text: string, sourceFiles: string[]): string[] {
  const links = findCaptures(text, linkPattern)
  const missingLinks = links.filter((path) => !existsSync(join(root, dirname(file), path)))
  const codeSpans = findCaptures(text, codeSpanPattern)
  return [...missingLinks, ...codeSpans.flatMap((code) => findMissingInCode(root, code, sourceFiles))]
}

/** Finds missing paths in a code span or in a line of a fenced block. */
function findMissingInCode(root: string, code: string, sourceFiles: string[]): string[] {
  const hasPlaceholder = /[<…]/.test(code)
  if (hasPlaceholder) return []
  const rootPaths = [...code.matchAll(rootPathPattern)].map(([path]) => trimPunctuation(path))
  if (rootPaths.length > 0) return rootPaths.filter((path) => !pathExists(root, path))
  const isMissingFile = sourceFilePattern.test(code) && !includesFile(sourceFiles, code)
  return isMissingFile ? [code] : []
}

function trimPunctuation(path: string): string {
  return path.replace(/[.,)]+$/, '')
}

/** Paths may contain wildcards. Folders that a build creates always count as existing. */
function pathExists(root: string, path: string): boolean {
  const isBuilt = builtFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  if (isBuilt || existsSync(join(root, path))) return true
  const hasWildcard = /[*{]/.test(path)
  return hasWildcard && globSync(path, { cwd: root }).length > 0
}

interface TreeLine {
  isIndented: boolean
  /** The folders at the start of the line, such as `dates/`. */
  folders: string[]
  /** The folders that the description mentions. */
  describedFolders: string[]
}

function parseTreeLine(text: string): TreeLine | null {
  const match = treeLinePattern.exec(text)
  if (!match) return null
  const [, indent = '', names = '', description = ''] = match
  return {
    isIndented: indent !== '',
    folders: names.split(' ').filter(Boolean),
    describedFolders: [...description.matchAll(treeFolderPattern)].map(([name]) => name),
  }
}

/** Folders of a line may be in the top folder or in one of the line's own folders. */
function findMissingFolders(root: string, topFolder: string, line: TreeLine): string[] {
  const parents = ['', ...line.folders]
  const isInTree = (name: string) => parents.some((parent) => existsSync(join(root, topFolder, parent, name)))
  // The empty name stands for the top folder itself.
  const names = [...(line.isIndented ? line.folders : ['']), ...line.describedFolders]
  return names.filter((name) => !isInTree(name)).map((name) => `${topFolder}${name}`)
}

function findCaptures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured)
}
