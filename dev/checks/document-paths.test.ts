import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { findMissingPaths } from './document-paths.ts'

let root: string
beforeEach(() => {
  root = createTemporaryFolder('documents')
  mkdirSync(join(root, 'shared/dates'), { recursive: true })
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'shared/dates/bali.ts'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function missingIn(text: string, document = 'README.md'): string[] {
  writeFileSync(join(root, document), text)
  return findMissingPaths(root).map(({ file, line, path }) => `${file}:${line} ${path}`)
}

it.each([
  ['a path in a code span', 'Open\n`shared/dates/gone.ts`.', 'README.md:2 shared/dates/gone.ts'],
  ['a path in a command', '```sh\nnpx vitest run shared/times\n```', 'README.md:2 shared/times'],
  ['a pattern', '`shared/dates/gone-*.ts`', 'README.md:1 shared/dates/gone-*.ts'],
  ['the name of a source file', 'Change `gone.ts` in `shared/dates/`.', 'README.md:1 gone.ts'],
  ['a link', 'See [the guide](docs/guide.md#dates).', 'README.md:1 docs/guide.md'],
  ['a folder in the description of a tree', '```\nshared/   days; gone/ times\n```', 'README.md:2 shared/gone/'],
  ['a folder of a tree', '```\nshared/   the domain\n  dates/ times/   values\n```', 'README.md:3 shared/times/'],
])('findMissingPaths reports %s that matches no file or folder', (_, text, expected) => {
  expect(missingIn(text)).toEqual([expected])
})

it('findMissingPaths checks the documents in docs, whose links are relative to the document', () => {
  expect(missingIn('[one](../README.md) [two](README.md)', 'docs/two.md')).toEqual([
    'docs/two.md:1 ../README.md',
    'docs/two.md:1 README.md',
  ])
})

it('findMissingPaths accepts existing paths, patterns, names and links', () => {
  const text = '`shared/dates/`, `shared/dates/b*.ts`, `bali.ts`, `dates/bali.ts`, [Bali](shared/dates/bali.ts)'
  expect(missingIn(`${text}\n\`\`\`\nshared/   the domain\n  dates/   days; dates/ again\n\`\`\`\n`)).toEqual([])
})

it('findMissingPaths ignores placeholders, build results, URLs and paths outside of the repository', () => {
  const text =
    '`site/features/<feature>/view.ts`, `functions/dist/node.mjs`, `/api/catalog`, `dist/404.html`, [x](https://x.test)'
  expect(missingIn(text)).toEqual([])
})
