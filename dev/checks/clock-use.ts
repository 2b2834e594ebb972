import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export type ClockUse = { file: string; line: number; text: string }

/**
 * Finds the places where `shared/` reads the clock: the same call must return the same result in the browser, in the
 * API and in the build. Biome cannot tell `new Date()` from `new Date(moment)`.
 */
export function findClockUses(root: string): ClockUse[] {
  const files = globSync('shared/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'] })
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
    return findClockNodes(source).map((node) => ({
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: node.getText(),
    }))
  })
}

function findClockNodes(node: ts.Node): ts.Node[] {
  return [...(readsClock(node) ? [node] : []), ...node.getChildren().flatMap(findClockNodes)]
}

function readsClock(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isDateClass(node.expression) && node.name.text === 'now'
  if (ts.isNewExpression(node)) return isDateClass(node.expression) && !node.arguments?.length
  return ts.isCallExpression(node) && isDateClass(node.expression)
}

const isDateClass = (node: ts.Node): boolean => /^(globalThis\.)?Date$/.test(node.getText())
