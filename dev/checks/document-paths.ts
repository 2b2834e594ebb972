import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includesFile, listSourceFiles, sourceFolders } from './source-files.ts'

export type MissingPath = { file: string; line: number; path: string }

const builtFolders = ['cms/.next', 'functions/dist']

const link = /\]\((?![a-z]+:)([^)\s#]+)/g
const codeSpan = /`([^`]+)`/g
const fence = /^\s*```/
/** A path from the root of the repository, also as an argument of a command. */
const rootPath = new RegExp(`(?<![\\w/.@-])(?:${[...sourceFolders, 'docs'].join('|')})/[\\w./*{},()[\\]-]*`, 'g')
const sourceFile = /^[\w.[\]/-]+\.(?:ts|tsx|astro)$/
/** A line of a directory tree: `shared/  the domain`, or indented `  dates/ money/  values; testing/ samples`. */
const treeLine = /^( *)((?:[\w-]+\/(?: |$))+)(?: (.*)|$)/
const treeFolder = /(?<![\w/])[\w-]+\//g

/**
 * Names such as `tour-index.ts` and `rentals/rental-filter.ts` may be in any folder. Patterns with a placeholder in
 * angle brackets are ignored.
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
  let top = ''

  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      if (fence.test(text)) isFenced = !isFenced
      const missing: string[] = []
      if (!isFenced) {
        missing.push(...captures(text, link).filter((path) => !existsSync(join(root, dirname(file), path))))
      }
      const spans = isFenced ? [text] : captures(text, codeSpan)
      for (const span of spans.filter((part) => !/[<…]/.test(part))) {
        const paths = [...span.matchAll(rootPath)].map(([path]) => path.replace(/[.,)]+$/, ''))
        missing.push(...paths.filter((path) => !exists(path)))
        if (paths.length === 0 && sourceFile.test(span) && !includesFile(sourceFiles, span)) missing.push(span)
      }
      const tree = isFenced ? treeLine.exec(text) : null
      if (tree) {
        const [, indent = '', names = '', description = ''] = tree
        const folders = names.split(' ').filter(Boolean)
        if (indent === '') top = folders[0] ?? ''
        const shown = indent === '' ? [''] : folders
        const described = [...description.matchAll(treeFolder)].map(([name]) => name)
        const inTree = (name: string) => ['', ...folders].some((parent) => existsSync(join(root, top, parent, name)))
        missing.push(...[...shown, ...described].filter((name) => !inTree(name)).map((name) => `${top}${name}`))
      }
      return missing.map((path) => ({ file, line: index + 1, path }))
    })
}

const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, captured = '']) => captured)
