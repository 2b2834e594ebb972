import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../product/commands.ts'

/** Returns whether a file is a correction of Payload: its docstring names the version, and when it can be removed. */
function isCorrection(file: string): boolean {
  const comments = readFileSync(join(ROOT, file), 'utf8').match(/\/\*\*.*?\*\//gs) ?? []
  return comments.some((comment) => {
    const text = comment.replaceAll(/\s*\n\s*\*\s*/g, ' ')
    return /Payload \d+\.\d+\.\d+/.test(text) && text.includes('Remove it when')
  })
}

it('docs/payload-fixes.md lists each correction of Payload', () => {
  const corrections = globSync('cms/{admin,collections,core,features,fields,payload-fixes}/**/*.{ts,tsx}', {
    cwd: ROOT,
  }).filter(isCorrection)
  expect(corrections.length).toBeGreaterThan(40)
  const document = readFileSync(join(ROOT, 'docs/payload-fixes.md'), 'utf8')
  const listed = new Set([...document.matchAll(/\]\(\.\.\/(cms\/[^)]+)\)/g)].map(([, file]) => file))
  expect(corrections.filter((file) => !listed.has(file))).toEqual([])
})
