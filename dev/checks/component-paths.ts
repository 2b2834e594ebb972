import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listSourceFiles } from './source-files.ts'

/** Payload's configuration names components like this: `/admin/values/cells.tsx#TextCell`. */
const componentPathPattern = /^(\/[\w/-]+\.tsx)#\w+$/

/** Returns imports by component path, which dependency-cruiser does not recognise. Paths are relative to `root`. */
export function readComponentPaths(root: string): { from: string; to: string }[] {
  const files = listSourceFiles(root).filter((file) => file.startsWith('cms/'))
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    if (!text.includes('.tsx#')) return []
    return findComponentPaths(ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true)).map((path) => ({
      from,
      to: `cms${path}`,
    }))
  })
}

function findComponentPaths(node: ts.Node): string[] {
  const match = ts.isStringLiteralLike(node) ? componentPathPattern.exec(node.text) : null
  const paths = match?.[1] === undefined ? [] : [match[1]]
  return [...paths, ...node.getChildren().flatMap(findComponentPaths)]
}
