import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listSourceFiles } from './source-files.ts'

/** Payload's configuration names components like this: `/admin/values/cells.tsx#TextCell`. */
const componentPath = /^(\/[\w/-]+\.tsx)#\w+$/

/** dependency-cruiser does not recognise the paths of components. Paths are relative to `root`. */
export function readComponentPaths(root: string): { from: string; to: string }[] {
  const files = listSourceFiles(root).filter((file) => file.startsWith('cms/'))
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    if (!text.includes('.tsx#')) return []
    return findComponents(ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true)).map((path) => ({
      from,
      to: `cms${path}`,
    }))
  })
}

function findComponents(node: ts.Node): string[] {
  const [, path] = (ts.isStringLiteralLike(node) && componentPath.exec(node.text)) || []
  return [...(path === undefined ? [] : [path]), ...node.getChildren().flatMap(findComponents)]
}
