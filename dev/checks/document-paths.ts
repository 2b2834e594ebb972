import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includesFile, listSourceFiles, sourceFolders } from './source-files.ts'

export type MissingPath = { file: string; line: number; path: string }

const builtFolders = ['cms/.next', 'functions/dist']

const linkPattern = /\]\((?![a-z]+:)([^)\s#]+)/g
const codeSpanPattern = /`([^`]+)`/g
const fencePattern = /^\s*```/
/** A path from the root of the repository, also as an argument of a command. */
const rootPathPattern = new RegExp(`(?<![\\w/.@-])(?:${[...sourceFolders, 'docs'].join('|')})/[\\w./*{},()[\\]-]*`, 'g')
const sourceFilePattern = /^[\w.[\]/-]+\.(?:ts|tsx|astro)$/
/** A line of a directory tree: `shared/  the domain`, or indented `  dates/ money/  values; testing/ samples`. */
const treeLinePattern = /^( *)((?:[\w-]+\/(?: |$))+)(?: (.*)|$)/
const treeFolderPattern = /(?<![\w/])[\w-]+\//g

/**
 * Finds paths in the documentation that do not exist. Names such as `tour-index.ts` and `rentals/rental-filter.ts` may
 * be in any folder. Patterns with a placeholder in angle brackets are ignored.
 */
export function findMissingPaths(root: string): MissingPath[] {
  const files = listSourceFiles(root)
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  return documents.sort().flatMap((file) => findInDocument(root, file, files))
}

function findInDocument(root: string, file: string, sourceFiles: string[]): MissingPath[] {
  const exists = (path: string) =>
    builtFolders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
    existsSync(join(root, path)) ||
    (/[*{]/.test(path) && globSync(path, { cwd: root }).length > 0)
  let isFenced = false
  let topFolder = ''

  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      if (fencePattern.test(text)) isFenced = !isFenced
      const missing: string[] = []
      if (!isFenced) {
        missing.push(...findCaptures(text, linkPattern).filter((path) => !existsSync(join(root, dirname(file), path))))
      }
      const spans = isFenced ? [text] : findCaptures(text, codeSpanPattern)
      for (const span of spans.filter((part) => !/[<…]/.test(part))) {
        const paths = [...span.matchAll(rootPathPattern)].map(([path]) => path.replace(/[.,)]+$/, ''))
        missing.push(...paths.filter((path) => !exists(path)))
        if (paths.length === 0 && sourceFilePattern.test(span) && !includesFile(sourceFiles, span)) missing.push(span)
      }
      const treeMatch = isFenced ? treeLinePattern.exec(text) : null
      if (treeMatch) {
        const [, indent = '', names = '', description = ''] = treeMatch
        const folders = names.split(' ').filter(Boolean)
        if (indent === '') topFolder = folders[0] ?? ''
        const listedFolders = indent === '' ? [''] : folders
        const describedFolders = [...description.matchAll(treeFolderPattern)].map(([name]) => name)
        const isInTree = (name: string) =>
          ['', ...folders].some((parent) => existsSync(join(root, topFolder, parent, name)))
        const missingFolders = [...listedFolders, ...describedFolders].filter((name) => !isInTree(name))
        missing.push(...missingFolders.map((name) => `${topFolder}${name}`))
      }
      return missing.map((path) => ({ file, line: index + 1, path }))
    })
}

const findCaptures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, captured = '']) => captured)
