import { expect, it } from 'vitest'
import { findFolderCycles, type Import } from './folder-cycles.ts'

const parse = (imports: string[]): Import[] =>
  imports.map((line) => {
    const [from = '', to = ''] = line.split(' → ')
    return { from, to }
  })

const find = (...imports: string[]) => findFolderCycles(parse(imports), ['shop'])

it('findFolderCycles accepts folders that import each other in one direction only', () => {
  expect(find('shop/a/x.ts → shop/b/y.ts', 'shop/a/z.ts → shop/c/y.ts', 'shop/b/y.ts → shop/c/y.ts')).toEqual([])
})

it('findFolderCycles reports a cycle of folders once, with one import for each step', () => {
  const imports = [
    'shop/a/x.ts → shop/b/y.ts',
    'shop/a/v.ts → shop/b/w.ts',
    'shop/b/z.ts → shop/c/z.ts',
    'shop/c/x.ts → shop/a/y.ts',
    'shop/d/x.ts → shop/a/y.ts',
  ]
  expect(find(...imports)).toEqual([
    {
      rule: 'no-folder-cycles',
      from: 'shop/a → shop/b → shop/c',
      to: 'shop/a/x.ts → shop/b/y.ts, shop/b/z.ts → shop/c/z.ts, shop/c/x.ts → shop/a/y.ts',
    },
  ])
})

it('findFolderCycles reports two folders that import each other through subfolders that form no cycle', () => {
  const found = find('shop/a/one/x.ts → shop/b/one/y.ts', 'shop/b/two/x.ts → shop/a/two/y.ts')
  expect(found.map(({ from }) => from)).toEqual(['shop/a → shop/b'])
})

it('findFolderCycles reports a folder that imports its subfolder and is imported by it', () => {
  const found = find('shop/a/x.ts → shop/a/deep/y.ts', 'shop/a/deep/z.ts → shop/a/w.ts')
  expect(found.map(({ from }) => from)).toEqual(['shop/a → shop/a/deep'])
})

it('findFolderCycles ignores tests, test helpers and other workspaces', () => {
  const imports = [
    'shop/a/x.ts → shop/b/y.ts',
    'shop/b/y.test.ts → shop/a/x.ts',
    'shop/b/y.ts → shop/a/testing/x.ts',
    'other/a/x.ts → other/b/y.ts',
    'other/b/x.ts → other/a/y.ts',
  ]
  expect(find(...imports)).toEqual([])
})
