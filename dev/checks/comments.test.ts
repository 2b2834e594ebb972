import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { findCommentFaults } from './comments.ts'

let root: string
beforeEach(() => {
  root = createTemporaryFolder('comments')
  mkdirSync(join(root, 'shared/dates'), { recursive: true })
  writeFileSync(join(root, 'shared/dates/bali.ts'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function faultsIn(text: string, name = 'now.tsx'): string[] {
  writeFileSync(join(root, 'shared/dates', name), text)
  return findCommentFaults(root).map(({ file, line, problem }) => `${file}:${line} ${problem}`)
}

it.each([
  ['function', '/** @param day the date */\nexport function now(date: string) {}'],
  ['arrow function', '/** @param day the date */\nexport const now = wrap((date: string) => date)'],
  ['method of a type', 'export interface Clock {\n/** @param day the date */\nnow(date: string): string }'],
  ['destructured parameter', '/** @param day the date */\nexport function now({ date }: Options) {}'],
])('findCommentFaults reports an unknown @param of a %s', (_, text) => {
  expect(faultsIn(text)).toEqual([
    expect.stringMatching(/^shared\/dates\/now\.tsx:[12] @param day is not a parameter$/),
  ])
})

it('findCommentFaults accepts the parameters of a function, also those in destructured objects', () => {
  const text = '/**\n * @param date a day\n * @param options.zone a zone\n * @param hour 0 to 23\n */\n'
  expect(faultsIn(`${text}export function now(date: string, { zone }: Options, [hour]: number[]) {}`)).toEqual([])
})

it.each([
  ['a line comment', '// Like gone.ts.'],
  ['a docstring', '/** Like `times/gone.ts`. */\nexport const now = 1'],
  ['a comment in JSX', 'export const now = <p>{/* See ./gone.ts */}</p>'],
  ['a comment at the end of a line', 'export const now = 1 // see shared/dates/gone.ts'],
])('findCommentFaults reports a missing file in %s', (_, text) => {
  expect(faultsIn(text)).toEqual([expect.stringMatching(/^shared\/dates\/now\.tsx:1 .*gone\.ts does not exist$/)])
})

it('findCommentFaults reports a missing file in the front matter of an Astro file, with its line', () => {
  expect(faultsIn('---\n// Like gone.ts.\n---\n<p>other.ts</p>\n', 'Page.astro')).toEqual([
    'shared/dates/Page.astro:2 gone.ts does not exist',
  ])
})

it('findCommentFaults ignores existing files, examples, built files, texts and code', () => {
  const text = `
    // bali.ts, dates/bali.ts, ./bali.ts, a/b.ts, functions/dist/node.mjs, https://x.test/y.ts, import('./example.ts')
    export const now = <a href="https://x.test">gone.ts // gone.ts</a>
    export const file = 'gone.ts'`
  expect(faultsIn(text)).toEqual([])
})
